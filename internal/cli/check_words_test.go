package cli

import (
	"io"
	"testing"

	"github.com/quickcast/quickcast/assets"
	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/builder/formats"
	"github.com/quickcast/quickcast/internal/words"
	"github.com/quickcast/quickcast/rules/training"
)

// Everything a check can say has a text in both languages.
func TestCheckHasWords(t *testing.T) {
	var all []words.Messager
	for _, k := range []formats.Kind{
		formats.UnknownCard, formats.UnknownMage, formats.SecondMage, formats.UnknownGame, formats.BadChoice, formats.BadCount, formats.BrokenOff,
		formats.MissingCount, formats.SaidTwice, formats.OtherName, formats.StrayText, formats.SecondBook, formats.AfterEnd, formats.CutLine,
	} {
		all = append(all, formats.Problem{Kind: k})
	}
	for _, h := range []formats.Hint{formats.GuessedMage, formats.UnofficialCard, formats.UnofficialMage, formats.ForeignGame, formats.DoubleMark, formats.CutNotes} {
		all = append(all, formats.Notice{Hint: h})
	}
	for _, r := range []formats.Rejection{
		formats.Empty, formats.TooLarge, formats.TooLong, formats.NotText, formats.Damaged, formats.Unsafe, formats.NotADeck,
		formats.OtherGame, formats.Nothing, formats.Newer,
	} {
		all = append(all, &formats.RejectError{Reason: r})
	}
	for _, r := range []training.Rule{
		training.RulePoints, training.RuleCopies, training.RuleEpic, training.RuleOnly, training.RulePool, training.RuleMage, builder.RuleNoMage,
	} {
		all = append(all, builder.Explain(training.Problem{Rule: r, OnlyClass: []string{"Druid"}, OnlySchool: training.Schools()}))
	}
	for _, s := range append(training.Schools(), "") {
		all = append(all, builder.SchoolName(s))
	}
	for _, kind := range []string{"creature", "equipment", "enchantment", "incantation", "attack", "conjuration", "wall", ""} {
		all = append(all, builder.TypeName(kind))
	}
	for _, p := range []training.Price{
		{Basis: training.ByFree},
		{Basis: training.ByNovice},
		{Basis: training.BySubtype},
		{Basis: training.ByType},
		{Basis: training.ByTax, Living: true},
		{Basis: training.ByTax, Type: "creature"},
		{Basis: training.ByTax, School: training.Fire},
	} {
		all = append(all, builder.Why(p))
	}
	for _, standing := range []training.Standing{training.Trained, training.Partly, training.Untrained, training.Opposed} {
		all = append(all, builder.Why(training.Price{Basis: training.BySchools, Shares: []training.Share{
			{Standing: standing, Counts: true}, {Standing: standing, Counts: standing == training.Trained},
		}}))
	}
	all = append(all, &builder.VersionError{}, &builder.DamagedError{Err: io.ErrUnexpectedEOF}, &formats.UnknownFormatError{},
		unreadable("", io.ErrUnexpectedEOF), fileFault("books.fileUnwritable", "", io.ErrUnexpectedEOF))
	for _, lang := range words.Languages(assets.FS) {
		w, err := words.Load(assets.FS, lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range all {
			if id, _ := m.Message(); !w.Has(id) {
				t.Errorf("%s has no text %s", lang, id)
			}
		}
		for _, f := range formats.Formats() {
			for _, id := range []string{"booksscreen.format.", "booksscreen.formatHint."} {
				if !w.Has(id + string(f.Name)) {
					t.Errorf("%s has no text %s%s", lang, id, f.Name)
				}
			}
		}
	}
}
