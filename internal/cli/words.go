package cli

import (
	"maps"
	"slices"

	"github.com/quickcast/quickcast/catalog"
	"github.com/quickcast/quickcast/catalog/deed"
	"github.com/quickcast/quickcast/internal/pick"
	"github.com/quickcast/quickcast/internal/words"
)

// untranslated is a text a language lacks, or has as English has it.
type untranslated struct {
	ID      string `json:"id"` // of a text, "cards.<card>.summary", "cards.<card>.deed" or "powers.<power>.deed"
	English string `json:"english"`
}

// runWords lists what is left to translate in a language: texts, and what cards do.
func runWords(env *Env, args []string) int {
	flags := newFlags("words")
	lang := flags.String("lang", "", "")
	asJSON := flags.Bool("json", false, "")
	operands, err := parse(flags, args)
	if err == nil && (len(operands) != 1 || !slices.Contains(words.Languages(env.Assets), operands[0])) {
		err = &UsageError{ID: "cli.wordsOfWhat", Args: map[string]any{"Languages": words.Languages(env.Assets)}}
	}
	if err == nil {
		err = env.answerIn(*lang, *asJSON)
	}
	if err != nil {
		return env.refuse("words", err)
	}
	texts, err := words.Load(env.Assets, operands[0])
	if err != nil {
		return env.refuse("", err)
	}
	cards, err := catalog.Load(env.Assets)
	if err != nil {
		return env.refuse("", err)
	}
	list := pick.Each(texts.Untranslated(), func(id string) untranslated { return untranslated{id, texts.English(id)} })
	said := func(id string, deeds []deed.Deed) {
		for i := range deeds {
			for _, text := range deeds[i].Texts() {
				if texts.Lang() != words.English && texts.Say(text) == text.EN {
					list = append(list, untranslated{id + ".deed", text.EN})
				}
			}
		}
	}
	for _, card := range cards.Cards() {
		if texts.Lang() != words.English && card.Words[texts.Lang()].Summary == "" {
			list = append(list, untranslated{"cards." + string(card.ID) + ".summary", card.Summary})
		}
		said("cards."+string(card.ID), card.Deeds())
	}
	powers, err := deed.Powers(env.Assets)
	if err != nil {
		return env.refuse("", err)
	}
	for _, id := range slices.Sorted(maps.Keys(powers)) {
		said("powers."+id, powers[id])
	}
	for _, one := range list {
		if *asJSON {
			sayJSON(env.Out, one)
		} else {
			say(env.Out, one.ID+": "+one.English)
		}
	}
	say(env.Err, env.words().N("cli.wordsLeft", len(list), "Language", words.OwnName(env.Assets, operands[0])))
	return pick.Either(len(list) > 0, statusUnmet, statusFine)
}
