package cli

func runConvert(env *Env, args []string) int {
	if _, err := parse(newFlags("convert"), args); err != nil {
		return env.refuse("convert", err)
	}
	return notThereYet(env, "convert")
}
