import type { Form } from '@glimmer/contract'

/** Spoken to somebody: to `{name}`, to a name, or to "you" without one. */
const addressed = /^(?:\{name\}|You\b|\p{Lu}[\p{L}'’-]*, you\b)/u

/** A line's shape tells its form, so that a writer need not say it twice. */
export function formOf(text: string): Form {
  if (addressed.test(text)) return 'distanced'
  if (text.endsWith('?')) return 'question'
  return /^(?:When|If)\b.*\bI['’]ll\b/.test(text) ? 'if-then' : 'first-person'
}
