package everydeed

import "strings"

// condition is one that the step takes off.
func (s *step) condition() string {
	if s.Name == "choice" || s.Name == "all" {
		return "weak" // of poison, and its price is known
	}
	return plain(s.Name)
}

// ready lets somebody have what a step takes away: markers and tokens, a keyword, the side of a marker
// that it turns over.
func (s *stage) ready(each *step, id string) {
	switch each.Do {
	case "cure":
		if each.On.role == "" {
			_ = s.do("condition", 0, map[string]any{"condition": each.condition(), "amount": 5, "object": id})
		}
	case "untoken":
		if each.On.role != "self" && !strings.Contains(each.Name, "+") {
			_ = s.do("token", 0, map[string]any{"token": tokenOf(each.Name), "amount": 5, "object": id})
		}
	case "lose":
		for _, word := range each.Keywords {
			if each.Until == "while" {
				_ = s.do("trait", 0, map[string]any{"trait": strings.Replace(word, "X", "2", 1), "on": true, "object": id})
			}
		}
	case "flip":
		marker := map[string]string{"action": "active", "guard": "guard", "quickcast": "quickcast"}[each.Name]
		if marker != "" && each.To != "" {
			_ = s.do("marker", 0, map[string]any{"marker": marker, "on": each.To == "down", "object": id})
		}
	}
}
