package cli

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/quickcast/quickcast/internal/visible"
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
	status := statusFine
	for {
		line, tooLong, err := readLine(in, maxQuestion)
		switch line = bytes.TrimSpace(line); {
		case tooLong:
			reply(out, nil, nil, &InputError{Fault: fmt.Sprintf("too much: a question has at most %d characters", maxQuestion)})
			status = statusUnread
		case len(line) > 0 && !answerLine(out, line):
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
func answerLine(out io.Writer, line []byte) bool {
	id, found, err := answerTo(line)
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
func answerTo(line []byte) (id any, found answer, err error) {
	top, err := readFields(line)
	if err != nil {
		return readID(line), nil, err
	}
	id = top.any("id")
	name := top.text("question")
	input := top.object("input")
	top.done()
	if top.err() != nil {
		return id, nil, top.err()
	}
	for _, q := range questions() {
		if q.name != name {
			continue
		}
		found = q.answer(input)
		if input.err() != nil {
			return id, nil, input.err()
		}
		return id, found, nil
	}
	return id, nil, &InputError{Path: "question", Fault: "unknown question " + quoted(name)}
}

// question is one kind of question. Its answer reads the input first, and is only
// worth something if that went well; it must close the input with done before it
// reckons, and not reckon if that failed.
type question struct {
	name   string
	answer func(in *fields) answer
}

// questions lists all kinds of question.
func questions() []question {
	return []question{
		{"pool", askPool},
		{"resolve_faces", askFaces},
		{"attack", askAttack},
		{"exchange", askExchange},
		{"sequence", askSequence},
		{"sweep", askSweep},
		{"zone", askZone},
		{"effect_die", askEffectDie},
		{"defense_roll", askDefenseRoll},
		{"direct_damage", askDirectDamage},
		{"upkeep", askUpkeep},
		{"burn_total", askBurnTotal},
		{"heal", askHeal},
		{"escape", askEscape},
		{"initiative", askInitiative},
	}
}
