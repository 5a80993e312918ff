import * as z from 'zod'

/** A setting that is wrong or half there: the server does not start, and says this sentence. */
export class ConfigError extends Error {}

/** An address without a trailing slash. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

export const openaiUrl = 'https://api.openai.com/v1'

/** Refuses the settings of a choice that was not made: whoever set one of them meant to make it. */
export function refuseUnused<Name extends string>(
  env: Partial<Record<Name, unknown>>,
  names: readonly Name[],
  choice: string,
): void {
  const unused = names.find((name) => env[name])
  if (unused) throw new ConfigError(`${unused} is for ${choice}; set it, or unset ${unused}.`)
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
