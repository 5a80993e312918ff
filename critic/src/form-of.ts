import type { Form } from '@glimmer/contract'

/** Addressed to someone: to `{name}`, to a name, or to "you" without one. */
const addressed = /^(?:\{name\}|You\b|\p{Lu}[\p{L}'’-]*, you\b)/u

/** How a plan begins: "When X, I'll Y". */
export const opensPlan = /^(?:when|if|once|before|after)\b/i

/** Derives a line's form from its shape, so that a writer need not state it as well. */
export function formOf(text: string): Form {
  if (addressed.test(text)) return 'distanced'
  if (text.endsWith('?')) return 'question'
  return opensPlan.test(text) && /\bI['’]ll\b/.test(text) ? 'if-then' : 'first-person'
}
