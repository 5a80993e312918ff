import { isLoopback } from '@glimmer/lib/settings/is-loopback'
import * as z from 'zod'

/** Settings are wrong or incomplete: the server does not start, and prints these sentences, one per line. */
export class ConfigError extends Error {
  readonly sentences: readonly string[]

  constructor(...sentences: string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

/** The settings of one part, as its variables are read. */
export type EnvironmentOf<Variables extends z.ZodRawShape> = z.output<z.ZodObject<Variables>>

const secrets = new WeakSet<z.ZodType>()

/** An optional variable that is or contains a secret: it can also be given as NAME_FILE, the path of a file. */
export function secret<Schema extends z.ZodType>(schema: Schema): z.ZodOptional<Schema> {
  const variable = z.optional(schema)
  secrets.add(variable)
  return variable
}
export const isSecret = (schema: z.ZodType): boolean => secrets.has(schema)

/** Variables that have an effect with one choice only. Where setting one is surely a mistake, the choice refuses it. */
export interface Choice<Environment> {
  /** The choice, as it is written. */
  choice: string
  isMade(env: Environment): boolean
  names: readonly (keyof Environment)[]
}

export const openaiUrl = 'https://api.openai.com/v1'

/** Refuses settings that only apply to an option that was not chosen: setting one suggests the option was meant. */
export function refuseUnused<Name extends string>(
  env: Partial<Record<Name, unknown>>,
  names: readonly Name[],
  choice: string,
): void {
  const unused = names.filter((name) => env[name])
  if (unused.length > 0)
    throw new ConfigError(...unused.map((name) => `${name} is for ${choice}; set it, or unset ${name}.`))
}

/** Refuses a URL that would send user data unencrypted over a network. Throws ConfigError naming the setting. */
export function refuseClearText(address: string, name: string): void {
  const url = new URL(address)
  if (url.protocol === 'http:' && !isLoopback(url))
    throw new ConfigError(
      `${name} must begin with https:// in production: over http anybody on the way can read along.`,
    )
}

/** Returns a setting that the chosen option requires. Throws ConfigError with this sentence if it is missing. */
export function required<Value>(value: Value | undefined, sentence: string): Value {
  if (value === undefined) throw new ConfigError(sentence)
  return value
}

/** Runs every reader, and throws one ConfigError that holds the sentences of all that fail. */
export function collectErrors<Parts extends object>(readers: { [Name in keyof Parts]: () => Parts[Name] }): Parts {
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
