package browser

import "fmt"

// Kept is a script that does something with all parts of files in the browser's database, by
// their names and numbers, for which it gets an asker for answers.
func Kept(how string) string {
	return `(async how => {
	const answer = asked => new Promise((done, fail) => { asked.onsuccess = () => done(asked.result); asked.onerror = () => fail(asked.error); });
	const asked = indexedDB.open("quickcast-files", 1);
	asked.onupgradeneeded = () => asked.result.createObjectStore("parts");
	const base = await answer(asked);
	try {
		return await how(base.transaction("parts", "readwrite").objectStore("parts"), answer);
	} finally {
		base.close();
	}
})(` + how + ")"
}

// Parts are the parts of files whose names begin with some letters, as a script.
func Parts(name string) string {
	return fmt.Sprintf(`IDBKeyRange.bound([%[1]q], [%[1]q + "\uffff"])`, name)
}

// Text is a script that gives what files hold whose names begin with some letters.
func Text(name string) string {
	return Kept(`async (parts, answer) => {
		const decoder = new TextDecoder();
		return (await answer(parts.getAll(` + Parts(name) + `))).map(part => decoder.decode(part, { stream: true })).join("");
	}`)
}

// Heard is a script that gives the first button that begins with a name, of those there are to be read out.
func Heard(name string) string {
	return fmt.Sprintf(`[...document.querySelectorAll("#mirror button")].find(b => b.textContent.startsWith(%q))`, name)
}

// Read is a script that asks for the screen to be read out.
const Read = `(document.getElementById("read").click(), true)`

// Runs is a script that tells whether the app draws.
const Runs = `document.querySelector("canvas") && !document.getElementById("wait")`
