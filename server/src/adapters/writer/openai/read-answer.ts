/**
 * Removes the reasoning some models include: closed, cut off by a truncation, or opened by the template and only closed
 * in the answer.
 */
const withoutThoughts = (text: string): string =>
  text
    .replace(/<(think|thinking)>[\s\S]*?<\/\1>/gi, '')
    .replace(/^[\s\S]*<\/think(?:ing)?>/i, '')
    .replace(/<think(?:ing)?>[\s\S]*$/i, '')

/** Whether an answer that was cut off had not begun: some servers send the thoughts, others nothing. */
export const isOnlyThought = (answer: string): boolean =>
  answer === '' || (/^\s*<think/i.test(answer) && withoutThoughts(answer).trim() === '')

/** Where the object that opens at `from` closes, or -1 if it is cut off. */
function closingOf(text: string, from: number): number {
  let depth = 0
  let quoted = false
  for (let at = from; at < text.length; at++) {
    const letter = text[at]
    if (letter === '\\' && quoted) at++
    else if (letter === '"') quoted = !quoted
    else if (!quoted && letter === '{') depth++
    else if (!quoted && letter === '}' && --depth === 0) return at
  }
  return -1
}

const lineOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'line' in value && typeof value.line === 'string'
    ? value.line
    : undefined

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The first object with a line in it, wherever it is: in a code fence, a list, or the middle of prose. */
function fromObjects(text: string): string | undefined {
  for (let from = text.indexOf('{'); from !== -1; from = text.indexOf('{', from + 1)) {
    const closing = closingOf(text, from)
    const line = closing === -1 ? undefined : lineOf(parse(text.slice(from, closing + 1)))
    if (line !== undefined) return line
  }
  return undefined
}

/** A line that was complete before the answer was cut off. */
function fromTruncated(text: string): string | undefined {
  const quoted = /"line"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(text)?.[1]
  const line = quoted === undefined ? undefined : parse(quoted)
  return typeof line === 'string' ? line : undefined
}

const apology =
  /\b(?:i(?:'m| am) sorry|i apologi[sz]e|i (?:can(?:no|')t|am unable to|won't) (?:help|assist|write|provide|create|comply)|as an? (?:ai|language model))\b/i

/** From an answer without JSON: the one quoted sentence, or the only line there is. */
function fromProse(text: string): string | undefined {
  if (apology.test(text.replaceAll('’', "'")) || /[{}]/.test(text.replaceAll('{name}', ''))) return undefined
  const quoted = [...text.matchAll(/[“"]([^“”"\n]{8,})[”"]/g)].map(([, words]) => words)
  if (quoted.length === 1) return quoted[0]
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length === 1 ? lines[0] : undefined
}

/**
 * Extracts the line from a model's answer: bare JSON, JSON in a code fence or in prose, reasoning before it, an answer
 * cut off after the line, or the words alone. Undefined if there is no line: an apology, an empty answer.
 */
export function readAnswer(answer: string): string | undefined {
  const text = withoutThoughts(answer)
  const candidate = fromObjects(text) ?? fromTruncated(text) ?? fromProse(text)
  const line = candidate
    ?.trim()
    .replace(/^["“]|["”]$/g, '')
    .replace(/\s+/g, ' ')
  return line === '' ? undefined : line
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"`

/** The strings that stand after a pattern, in their order. */
const stringsAfter = (text: string, before: string): string[] =>
  [...text.matchAll(new RegExp(`${before}\\s*(${quoted})`, 'g'))].flatMap(([, found]) => {
    const value = parse(found ?? '')
    return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') || [] : []
  })

/**
 * Extracts the lines of a set from a model's answer, in the order of their names: each from under its name or, if none
 * has its name, the lines of a list. Undefined for a line that is missing, or was cut off. What stands around them, or
 * under other names, is ignored.
 */
export function readSet(answer: string, names: readonly string[]): (string | undefined)[] {
  const text = withoutThoughts(answer)
  const byName = names.map((name) => stringsAfter(text, `"${name}"\\s*:\\s*(?:\\{\\s*"line"\\s*:)?`)[0])
  if (byName.some((line) => line !== undefined)) return byName
  const listed = stringsAfter(text, '"line"\\s*:')
  const lines = listed.length > 0 ? listed : stringsAfter(text, '[[,]')
  return names.map((_, at) => lines[at])
}

/** Extracts a property with one word from a model's answer, or else the only word there is. */
export function readProperty(answer: string, property: string): string | undefined {
  const text = withoutThoughts(answer)
  const said = new RegExp(`"${property}"\\s*:\\s*"([\\w-]+)"`).exec(text) ?? /^\W*([a-z][a-z-]*)\W*$/i.exec(text)
  return said?.[1]?.toLowerCase()
}
