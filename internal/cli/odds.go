package cli

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"

	"github.com/quickcast/quickcast/internal/visible"
	"github.com/quickcast/quickcast/rules/dice"
)

// maxQuestion is how long a question may be, in bytes: a thousand objects find room.
const maxQuestion = 1 << 20

// runOdds reads one question a line and answers each with one line. A line that
// cannot be answered gets an error that names what is wrong; the others are answered
// all the same, and the call ends with statusUnread.
func runOdds(env *Env, args []string) int {
	flags := newFlags("odds")
	flags.Bool("json", true, "")
	operands, err := parse(flags, args)
	if err == nil && len(operands) > 0 {
		err = &FlagError{Flag: operands[0], Fault: flagUnknown}
	}
	if err != nil {
		return env.refuse("odds", err)
	}
	out := bufio.NewWriter(env.Out)
	defer func() { _ = out.Flush() }()
	in := bufio.NewReader(env.In)
	r, status := newReader(), statusFine
	for {
		line, tooLong, err := readLine(in, maxQuestion)
		switch line = bytes.TrimSpace(line); {
		case tooLong:
			reply(out, nil, nil, &InputError{Fault: fmt.Sprintf("too much: a question has at most %d characters", maxQuestion)})
			status = statusUnread
		case len(line) > 0 && !answerLine(r, out, line):
			status = statusUnread
		}
		if err != nil {
			if !errors.Is(err, io.EOF) {
				say(env.Err, "quickcast: "+err.Error())
				status = statusUnread
			}
			return status
		}
		if in.Buffered() == 0 {
			_ = out.Flush()
		}
	}
}

// answerLine answers one question, and reports whether it could.
func answerLine(r *reader, out io.Writer, line []byte) bool {
	id, found, err := answerTo(r, line)
	return reply(out, id, found, err)
}

// reply writes an answer, or what went wrong, and reports whether it is an answer.
func reply(out io.Writer, id any, found answer, err error) bool {
	line := answer{{"id", id}}
	if err != nil {
		line = append(line, entry{"error", err.Error()})
	} else {
		line = append(line, entry{"answer", found})
	}
	text, fault := plainJSON(line)
	if fault != nil {
		text = []byte(`{"error":"the answer cannot be written"}`)
	}
	_, _ = out.Write(append(visible.JSON(text), '\n'))
	return err == nil && fault == nil
}

// answerTo reads a question and answers it. The id is that of the question as far as
// it could be read.
func answerTo(r *reader, line []byte) (id any, found answer, err error) {
	id = readID(line)
	object, err := oneObject(line)
	if err != nil {
		return id, nil, err
	}
	var top struct {
		ID       json.RawMessage `odds:"id"`
		Question string          `odds:"question"`
		Input    json.RawMessage `odds:"input"`
	}
	if err := r.read("", object, &top); err != nil {
		return id, nil, err
	}
	for _, q := range questions() {
		if q.name == top.Question {
			found, err = q.answer(r, top.Input)
			return id, found, err
		}
	}
	return id, nil, &InputError{Path: "question", Fault: "unknown question " + strconv.Quote(top.Question)}
}

// question is one kind of question.
type question struct {
	name   string
	answer func(r *reader, input json.RawMessage) (answer, error)
}

// asks is a question whose input is read into a Q before it is reckoned.
func asks[Q any](reckon func(*Q, *dice.Budget) (answer, error)) func(*reader, json.RawMessage) (answer, error) {
	return func(r *reader, input json.RawMessage) (answer, error) {
		var q Q
		if input == nil {
			input = json.RawMessage("{}")
		}
		if err := r.read("input", input, &q); err != nil {
			return nil, err
		}
		return reckon(&q, dice.NewBudget(nil))
	}
}

// questions lists all kinds of question.
func questions() []question {
	return []question{
		{"pool", asks(askPool)},
		{"resolve_faces", asks(askFaces)},
		{"attack", asks(askAttack)},
		{"exchange", asks(askExchange)},
		{"sequence", asks(askSequence)},
		{"sweep", asks(askSweep)},
		{"zone", asks(askZone)},
		{"effect_die", asks(askEffectDie)},
		{"defense_roll", asks(askDefenseRoll)},
		{"direct_damage", asks(askDirectDamage)},
		{"upkeep", asks(askUpkeep)},
		{"burn_total", asks(askBurnTotal)},
		{"heal", asks(askHeal)},
		{"escape", asks(askEscape)},
		{"initiative", asks(askInitiative)},
	}
}
