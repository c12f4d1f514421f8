package cli

import (
	"encoding/json"

	"github.com/quickcast/quickcast/tracker"
)

// askAction is the action of play that asks what another one still has to be told.
const askAction = "ask"

// playQuestion is a tracker.Question in words.
type playQuestion struct {
	Title   string         `json:"title"`
	About   string         `json:"about,omitempty"`
	Send    map[string]any `json:"send"` // the line as told so far, with what goes without saying
	Ready   bool           `json:"ready"`
	Do      string         `json:"do,omitempty"`
	Refused *playNotice    `json:"refused,omitempty"`
	Forced  bool           `json:"forced,omitempty"` // with "overrule" the table may do it all the same
	Sure    string         `json:"sure,omitempty"`   // to be asked once more before it is done
	Notes   []playNotice   `json:"notes,omitempty"`
	Asks    []playAsk      `json:"asks"`
	Instead []playChoice   `json:"instead,omitempty"`
}

// playAsk is one field that can be told.
type playAsk struct {
	Field    string       `json:"field"`
	Label    string       `json:"label,omitempty"`
	Form     string       `json:"form"` // one, some, number, yes, text, counts
	Missing  bool         `json:"missing,omitempty"`
	Optional bool         `json:"optional,omitempty"` // the line is accepted without it
	Value    any          `json:"value,omitempty"`
	Least    int          `json:"least,omitempty"`
	Most     int          `json:"most,omitempty"`
	Options  []playOption `json:"options,omitempty"`
}

// playOption is one answer to it, with what it would cost or why it is refused.
type playOption struct {
	Value   json.RawMessage `json:"value"`
	Name    string          `json:"name"`
	Line    string          `json:"line,omitempty"`
	Seat    tracker.Seat    `json:"seat,omitempty"`
	Left    *int            `json:"left,omitempty"` // of its life
	Price   int             `json:"price,omitempty"`
	In      string          `json:"in,omitempty"`
	Most    int             `json:"most,omitempty"`
	Chosen  bool            `json:"chosen,omitempty"`
	Refused *playNotice     `json:"refused,omitempty"`
}

// askLine answers a line that asks; false for any other.
func (p *player) askLine(line []byte) (answer playAnswer, ours bool, err error) {
	fields, err := lineFields(line)
	if err != nil {
		return answer, false, nil
	}
	var action string
	if take(fields, "action", &action) != nil || action != askAction {
		return answer, false, nil
	}
	of, told := fields["of"]
	delete(fields, "of")
	for name := range fields {
		return answer, true, tracker.UnknownField.With("Action", askAction, "Field", name)
	}
	if !told {
		return answer, true, tracker.FieldMissing.With("Action", askAction, "Field", "of")
	}
	e, err := p.eventOf(of, false)
	if err != nil {
		return answer, true, err
	}
	game, asks := p.table.Game().(tracker.Asker)
	answer = playAnswer{Seq: p.table.Seq(), OK: true}
	if !asks {
		return answer, true, nil
	}
	if q, ok := game.Ask(p.table.State(), e); ok {
		question := p.question(q)
		answer.Question = &question
	}
	return answer, true, nil
}

func (p *player) question(q tracker.Question) playQuestion {
	said := playQuestion{
		Title: p.say(q.Title), About: p.say(q.About), Send: sendable(q.Event), Ready: q.Ready, Do: p.say(q.Do), Refused: p.refused(q.Refusal),
		Forced: q.Forced, Sure: p.say(q.Sure), Asks: []playAsk{},
	}
	for _, n := range q.Notes {
		said.Notes = append(said.Notes, playNotice{n.Rule, p.say(n)})
	}
	for _, each := range q.Asks {
		said.Asks = append(said.Asks, p.asked(q.Event, each))
	}
	for _, c := range q.Instead {
		said.Instead = append(said.Instead, p.choice(c))
	}
	return said
}

func (p *player) asked(of tracker.Event, each tracker.Ask) playAsk {
	forms := map[tracker.AskForm]string{
		tracker.AskOne: "one", tracker.AskSome: "some", tracker.AskNumber: "number", tracker.AskFlag: "yes", tracker.AskText: "text", tracker.AskCounts: "counts",
	}
	said := playAsk{Field: each.Field, Label: p.say(each.Label), Form: forms[each.Form], Missing: each.Missing, Least: each.Least, Most: each.Most}
	said.Optional = !each.Missing && p.goes(of.Tell(each.Field, nil))
	switch each.Form {
	case tracker.AskNumber:
		said.Value = each.Value
	case tracker.AskFlag:
		said.Value = each.On
	case tracker.AskText:
		said.Value = each.Text
	}
	for _, o := range each.Options {
		option := playOption{
			Value: o.Value, Name: p.say(o.Name), Line: p.say(o.Line), Seat: o.Seat, Price: o.Price, In: o.In, Most: o.Most, Chosen: o.Chosen, Refused: p.refused(o.Refusal),
		}
		if o.Gauge != nil {
			option.Left = &o.Gauge.Value
		}
		said.Options = append(said.Options, option)
	}
	return said
}

func (p *player) refused(r *tracker.Refusal) *playNotice {
	if r == nil {
		return nil
	}
	return &playNotice{r.Rule, p.env.words().Error(r)}
}

// say puts something into words, nothing for nothing.
func (p *player) say(m tracker.Message) string {
	if m == nil {
		return ""
	}
	return p.env.words().Say(m)
}
