import * as z from 'zod'

/** Settings that are wrong or half there: the server does not start, and says these sentences, one a line. */
export class ConfigError extends Error {
  readonly sentences: readonly string[]

  constructor(...sentences: string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** An address without a trailing slash. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

/** A connection to PostgreSQL, as its programs write it. */
export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')

export const openaiUrl = 'https://api.openai.com/v1'

/** Refuses the settings of a choice that was not made: whoever set one of them meant to make it. */
export function refuseUnused<Name extends string>(
  env: Partial<Record<Name, unknown>>,
  names: readonly Name[],
  choice: string,
): void {
  const unused = names.filter((name) => env[name])
  if (unused.length > 0)
    throw new ConfigError(...unused.map((name) => `${name} is for ${choice}; set it, or unset ${name}.`))
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

/** Refuses an address that carries what people send in clear over a network. Throws ConfigError naming the setting. */
export function refuseClearText(address: string, name: string): void {
  const url = new URL(address)
  if (url.protocol === 'http:' && !isLoopback(url))
    throw new ConfigError(
      `${name} must begin with https:// in production: over http anybody on the way can read along.`,
    )
}

/** A setting that the choice made cannot do without. Throws ConfigError with this sentence where it is missing. */
export function required<Value>(value: Value | undefined, sentence: string): Value {
  if (value === undefined) throw new ConfigError(sentence)
  return value
}

/** Reads every part, and throws one ConfigError that holds the sentences of all that are wrong. */
export function together<Parts extends object>(readers: { [Name in keyof Parts]: () => Parts[Name] }): Parts {
  const sentences: string[] = []
  const parts: Partial<Parts> = {}
  for (const name in readers) {
    try {
      parts[name] = readers[name]()
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      sentences.push(...error.sentences)
    }
  }
  if (sentences.length > 0) throw new ConfigError(...sentences)
  return parts as Parts
}
