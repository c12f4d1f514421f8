package cli

func runCheck(env *Env, args []string) int {
	if _, err := parse(newFlags("check"), args); err != nil {
		return env.refuse("check", err)
	}
	return notThereYet(env, "check")
}
