package cli

func runPlay(env *Env, args []string) int {
	if _, err := parse(newFlags("play"), args); err != nil {
		return env.refuse("play", err)
	}
	return notThereYet(env, "play")
}
