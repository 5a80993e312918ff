import type { Form } from '@glimmer/contract'
import { toBritish } from '@glimmer/critic/rules/spelling'

const asksSomething = /^(?:will i|what)\b/i

/** Names the person where the line speaks to "you" and left the name out. */
function withName(line: string): string {
  if (/^you\b/i.test(line)) return `{name}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`
  return line.replace(/^\{name\},? /, '{name}, ').replace(/^(\{name\}, )You\b/, '$1you')
}

/**
 * Corrects what a copy editor would correct in a model's line without asking: the apostrophes, the first letter, the end
 * mark, American spelling, and the name that a line by name begins with. The words stay.
 */
export function tidyLine(line: string, form: Form): string {
  const plain = toBritish(line.replaceAll('’', "'").replace(/[,;:\s]+$/, ''))
  const named = form === 'distanced' ? withName(plain) : plain
  const begun = named.charAt(0).toUpperCase() + named.slice(1)
  const capital = begun
    .replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\bi(?=\b(?!\.e))/g, 'I')
  return /[.?!]$/.test(capital) ? capital : `${capital}${asksSomething.test(capital) ? '?' : '.'}`
}
