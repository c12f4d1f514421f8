package formats

import (
	"fmt"
	"html"
	"os"
	"strings"
	"testing"

	"github.com/quickcast/quickcast/builder"
	"github.com/quickcast/quickcast/catalog"
)

// pasted is a book of a rulebook in the hands of somebody who writes it down.
type pasted struct {
	t      *testing.T
	scribe *Scribe
	book   builder.Book
	german bool
	nth    int
}

// say is the English words or the German ones.
func (p pasted) say(en, de string) string {
	if p.german {
		return de
	}
	return en
}

func (p pasted) name(e builder.Entry) string {
	card, _ := p.scribe.catalog.Card(e.Card)
	return card.NameIn(p.say("en", "de"))
}

// lines writes a line of every entry, by count, name and level, below headings of types.
func (p pasted) lines(heading, line string) string {
	var out strings.Builder
	section := ""
	for _, e := range p.book.Entries {
		card, _ := p.scribe.catalog.Card(e.Card)
		if s := sectionFor(card); s != section && heading != "" {
			section = s
			fmt.Fprintf(&out, heading+"\n", p.say(s+"s", map[string]string{
				"Creature": "Kreaturen", "Equipment": "Ausrüstung",
				"Enchantment": "Verzauberungen", "Incantation": "Formeln", "Attack": "Angriffe", "Conjuration": "Beschwörungen",
			}[s]))
		}
		out.WriteString(strings.NewReplacer("#", fmt.Sprint(e.Count), "@", p.name(e), "^", fmt.Sprint(card.Level)).Replace(line) + "\n")
	}
	return out.String()
}

// mage names the mage as people do, each in another way.
func (p pasted) mage() string {
	mage, _ := p.scribe.catalog.Mage(p.book.Mage)
	class := p.say(mage.Class, map[string]string{"Beastmaster": "Bestienmeisterin", "Wizard": "Zauberer", "Warlock": "Hexenmeister", "Priestess": "Priesterin"}[mage.Class])
	title := mage.Title + " " + class
	return [...]string{
		p.say("Mage: ", "Magier: ") + mage.Name, title, title + p.say(" // my favourite one", " // mein liebster"), p.say("Mage: ", "Magier: ") + title, "**" + title + "**",
	}[p.nth%5]
}

func (p pasted) as(f Name) string {
	data, err := p.scribe.Write(p.book, f)
	if err != nil {
		p.t.Fatal(err)
	}
	return strings.TrimSpace(string(data))
}

func (p pasted) hello() string {
	return p.say("Hi all,\n\nthis is what I took to the club last week.\nIt won two of three games.\n\n", "Hallo zusammen,\n\ndamit war ich letzte Woche im Club.\nZwei von drei Spielen gingen gut aus.\n\n")
}

func (p pasted) bye() string {
	return p.say("\n\nWhat would you change?\n\nCheers,\nAnna\n", "\n\nWas würdet ihr ändern?\n\nGrüße\nAnna\n")
}

func quote(text, mark string) string {
	return mark + strings.ReplaceAll(text, "\n", "\n"+mark)
}

func wrapped(text, by string, wide int) string {
	var out strings.Builder
	for i, r := range text {
		if i > 0 && i%wide == 0 {
			out.WriteString(by)
		}
		out.WriteRune(r)
	}
	return out.String()
}

const pageHead = "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>My books</title>\n<style>\nbody { color: #222 }\nli { margin: 2px }\n</style>\n<script>\nvar n = {\"cards\": 3};\n</script>\n</head>\n<body>\n<nav><a href=\"/\">Home</a> <a href=\"/forum\">Forum</a></nav>\n"

// styles are the ways people paste a book.
func styles() []struct {
	name  string
	write func(p pasted) string
} {
	return []struct {
		name  string
		write func(p pasted) string
	}{
		{"json in a fence", func(p pasted) string { return p.hello() + "```json\n" + p.as(JSON) + "\n```" + p.bye() }},
		{"json in a quote", func(p pasted) string {
			return p.say("Bob wrote:\n", "Bob schrieb:\n") + quote(p.as(JSON), "> ") + p.bye()
		}},
		{"json on a page", func(p pasted) string {
			return pageHead + "<h1>" + p.say("A book", "Ein Buch") + "</h1>\n<pre><code>" + html.EscapeString(p.as(JSON)) + "</code></pre>\n<footer>&copy; 2026</footer></body></html>"
		}},
		{"o8d in a fence", func(p pasted) string { return p.hello() + "```\n" + p.as(O8D) + "\n```" + p.bye() }},
		{"o8d in prose", func(p pasted) string { return p.hello() + quote(p.as(O8D), "    ") + p.bye() }},
		{"o8d in a quote", func(p pasted) string { return p.hello() + quote(p.as(O8D), "> > ") + p.bye() }},
		{"code in angles", func(p pasted) string {
			return p.hello() + p.say("The code: <", "Der Code: <") + p.as(Code) + ">." + p.bye()
		}},
		{"code in a link", func(p pasted) string {
			return p.hello() + p.say("[my book]", "[mein Buch]") + "(https://example.org/quickcast/#" + p.as(Code) + ")" + p.bye()
		}},
		{"code in lines", func(p pasted) string { return quote(p.hello()+wrapped(p.as(Code), "\n", 41)+p.bye(), "> ") }},
		{"code with invisible letters", func(p pasted) string {
			return p.hello() + "Code: " + wrapped(p.as(Code), "\u200b", 16) + p.bye()
		}},
		{"page with a list", func(p pasted) string {
			list := strings.ReplaceAll(p.lines("</ul>\n<h2>%s</h2>\n<ul>", "<li class=\"card\"><a href=\"/card/@\">@</a> &times; #</li>"), "\n", "\n  ")
			return pageHead + "<h1>" + p.say("Fire night", "Feuernacht") + "</h1>\n<p>" + p.mage() + "</p>\n<ul>\n" + list + "</ul>\n</body></html>"
		}},
		{"page with a table", func(p pasted) string {
			return pageHead + "<p>" + p.mage() + "</p>\n<table>\n<thead><tr>\n<th>" + p.say("Count</th>\n<th>Card</th>\n<th>Level", "Anzahl</th>\n<th>Karte</th>\n<th>Stufe") + "</th>\n</tr></thead><tbody>\n" +
				p.lines("", "<tr>\n  <td>#</td>\n  <td>@</td>\n  <td>^</td>\n</tr>") + "</tbody></table>\n</body></html>"
		}},
		{"table without outer bars", func(p pasted) string {
			return p.mage() + "\n\n" + p.say("Count|Card|Notes", "Anzahl|Karte|Notizen") + "\n:--|:--:|--:\n" + p.lines("", "#|@|^")
		}},
		{"emoji", func(p pasted) string { return "🧙 " + p.mage() + "\n" + p.lines("\n🐻 %s", "🔥 #x @") }},
		{"numbers in words", func(p pasted) string {
			word := strings.NewReplacer("1 ", p.say("one ", "ein "), "2 ", p.say("Two ", "zwei "), "3 ", p.say("three ", "Drei "), "4 ", p.say("four ", "vier "), "5 ", p.say("five ", "fünf "), "6 ", p.say("six ", "sechs "))
			return p.mage() + "\n" + p.lines("\n%s", "# @")[0:0] + word.Replace(p.lines("\n%s:", "# @"))
		}},
		{"small letters and plurals", func(p pasted) string {
			var out strings.Builder
			for line := range strings.Lines(p.lines("", "# @")) {
				line = strings.ToLower(strings.TrimSpace(line))
				if line[0] != '1' && !p.german && !strings.HasSuffix(line, "s") && !strings.HasSuffix(line, "y") && !strings.HasSuffix(line, "x") && !strings.HasSuffix(line, "ch") {
					line += "s"
				}
				out.WriteString(line + "\n")
			}
			return p.mage() + "\n\n" + out.String()
		}},
		{"keycaps", func(p pasted) string { return p.mage() + "\n" + p.lines("\n__%s__", "#\ufe0f\u20e3 @") }},
		{"mail", func(p pasted) string {
			return p.say("Sure, I would drop one Dispel.\n\nOn Monday Anna wrote:\n", "Gern.\n\nAm Montag schrieb Anna:\n") + quote(p.mage()+"\n"+p.lines("\n--- %s ---", "# @"), "> > ")
		}},
		{"spreadsheet", func(p pasted) string {
			return p.mage() + "\n" + p.say("Qty\tName\tLevel\n", "Anzahl\tName\tStufe\n") + p.lines("", "#\t@\t^") + p.say("Total\t60\n", "Summe\t60\n")
		}},
		{"one line a type", func(p pasted) string {
			return p.mage() + strings.ReplaceAll(strings.ReplaceAll(p.lines("\n%s: |", "#x @"), "|\n", ""), "\n", "; ")
		}},
		{"forum table", func(p pasted) string {
			return "[b]" + p.mage() + "[/b]\n[table]\n[tr][td][b]" + p.say("Count", "Anzahl") + "[/b][/td][td][b]" + p.say("Card", "Karte") + "[/b][/td][/tr]\n" +
				p.lines("", "[tr][td]#[/td][td]@[/td][/tr]") + "[/table]"
		}},
		{"points behind", func(p pasted) string { return p.mage() + "\n\n" + p.lines("%s", "• @ ×# — ^ SP") }},
	}
}

// Twenty-two ways in which people paste a book, in both languages, of all the rulebooks' books.
func TestPastedInManyStyles(t *testing.T) {
	s := scribe(t)
	rulebooks := s.catalog.Rulebooks()
	exact, all := 0, 0
	for at, style := range styles() {
		if want := os.Getenv("STYLES"); want == "odd" && at%2 == 0 || want == "even" && at%2 == 1 {
			continue
		}
		for i := range 10 {
			german := i >= 5
			rulebook := rulebooks[(at+i*3)%len(rulebooks)]
			if german && i%2 == 0 {
				rulebook = rulebooks[i/2%2]
			}
			p := pasted{t: t, scribe: s, german: german, nth: at + i, book: builder.FromRulebook(rulebook, "")}
			text := style.write(p)
			r, err := s.Read([]byte(text), Options{})
			all++
			got, want := cards(r.Book), cards(p.book)
			if err == nil && len(r.Problems) == 0 && r.Book.Mage == p.book.Mage && got == want {
				exact++
				continue
			}
			t.Logf("%s, %d: %s, mage %s, want %s, %v\nproblems %s\ngot  %.300s\nwant %.300s\n%.400s", style.name, i, r.Format, r.Book.Mage, p.book.Mage, err, problemsOf(r), got, want, text)
		}
	}
	if exact*100 < all*99 {
		t.Errorf("%d of %d read exactly", exact, all)
	}
}

// cards says what a book holds, in the order of the ids.
func cards(b builder.Book) string {
	count := map[catalog.CardID]int{}
	for _, e := range b.Entries {
		count[e.Card] += e.Count
	}
	return fmt.Sprint(count)
}

func problemsOf(r Result) string {
	said := fmt.Sprint(len(r.Problems))
	for _, p := range r.Problems[:min(3, len(r.Problems))] {
		said += fmt.Sprintf("; %d %s %q", p.Line, p.Kind, p.Entry)
	}
	return said
}
