package deedlog

import "testing"

func TestALogIsReadLineByLine(t *testing.T) {
	const whole = "{\"game\":\"arena\"}\tsum\n" +
		`{"seq":1,"kind":"change","seat":2,"data":{"track":"damage","amount":3}}` + "\tsum\n" +
		`{"seq":2,"kind":"undo"}` + "\tsum\n"
	deeds, torn, err := Read(whole + `{"seq":3`)
	if err != nil || torn != `{"seq":3` || len(deeds) != 2 {
		t.Fatalf("%v, %q, %v", deeds, torn, err)
	}
	if deeds[0].String() != "change 2 damage 3" || deeds[1].String() != "undo" || Damage(deeds) != [2]int{0, 3} {
		t.Errorf("%v, damage %v", deeds, Damage(deeds))
	}
	for name, log := range map[string]string{
		"lost":    "head\n{\"seq\":2}\n",
		"doubled": "head\n{\"seq\":1}\n{\"seq\":1}\n",
		"torn":    "head\n{\"seq\n{\"seq\":1}\n",
	} {
		if _, _, err := Read(log); err == nil {
			t.Errorf("%s: it is taken", name)
		}
	}
	if deeds, torn, err := Read(""); len(deeds) != 0 || torn != "" || err != nil {
		t.Errorf("nothing gives %v, %q, %v", deeds, torn, err)
	}
}
