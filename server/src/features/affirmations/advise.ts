import type { Advice } from '@glimmer/contract'
import { putCareFirst } from '#safety/refuse-if-crisis.ts'
import { adviseOn } from '#writing/advice/advise-on.ts'

/** What a critic would say of a person's own line: advice, never a refusal. The words go nowhere else. */
export function advise(text: string): Advice {
  putCareFirst(text)
  return { items: adviseOn(text) }
}
