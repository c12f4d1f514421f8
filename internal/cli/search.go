package cli

func runSearch(env *Env, args []string) int {
	if _, err := parse(newFlags("search"), args); err != nil {
		return env.refuse("search", err)
	}
	return notThereYet(env, "search")
}
