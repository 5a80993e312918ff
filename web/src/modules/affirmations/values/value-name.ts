import type { Value } from '@glimmer/contract'

/** "kindness" to "Kindness": values are single words already. */
export const valueName = (value: Value) => value.charAt(0).toUpperCase() + value.slice(1)
