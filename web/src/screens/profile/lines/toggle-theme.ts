import type { Theme } from '@glimmer/contract'

/** Adds or lets go a theme. Those the plan does not open (any more) are let go too: they would be refused. */
export const toggleTheme = (chosen: readonly Theme[], theme: Theme, open: readonly Theme[]): Theme[] =>
  open.filter((each) => chosen.includes(each) !== (each === theme))
