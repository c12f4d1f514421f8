package cli

func runOdds(env *Env, args []string) int {
	if _, err := parse(newFlags("odds"), args); err != nil {
		return env.refuse("odds", err)
	}
	return notThereYet(env, "odds")
}
