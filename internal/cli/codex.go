package cli

func runCodex(env *Env, args []string) int {
	if _, err := parse(newFlags("codex"), args); err != nil {
		return env.refuse("codex", err)
	}
	return notThereYet(env, "codex")
}
