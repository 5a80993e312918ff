import * as z from 'zod'
import { type Accent, accentOf, FaintColour } from '#accent.ts'

/** What is wrong with an address that holds a password. It never repeats the address. */
const unreadableAddress =
  'cannot be read as an address: check its port, and in a user name or password write # as %23, / as %2F, ? as %3F and @ as %40'

/** The driver accepts an address without a host, in which case the host may be a parameter. */
const parseDatabaseUrl = (text: string) =>
  URL.parse(text, 'postgres://base') ?? URL.parse(text.replace('@/', '@no-host/'), 'postgres://base')

/**
 * Whether the PostgreSQL driver can read this connection string as it was meant. Everything after a `#` would be
 * dropped silently.
 */
const isReadableDatabaseUrl = (text: string): boolean => parseDatabaseUrl(text)?.hash === ''

/**
 * The connection string without the words `prefer`, `require` and `verify-ca` for sslmode. The driver treats them as
 * `verify-full`, and prints a warning of seven lines that says so.
 */
const withoutSslAliases = (text: string): string =>
  /[?&]uselibpqcompat=true(&|$)/.test(text)
    ? text
    : text.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

/** Whether this is the address of a mail server, with its host. */
function isReadableSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && url.hash === ''
}

const mailbox = /^[^\s@<>",;]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i

/** Whether mail can be sent from this: an address alone, or `Name <address>`. */
function isSender(text: string): boolean {
  const [, inBrackets] = /^[^<>\r\n]*<([^<>]*)>$/.exec(text) ?? []
  return mailbox.test((inBrackets ?? text).trim())
}

/** Whether a URL is an origin: nothing after the host and port but a slash. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.origin !== 'null' && `${url.origin}/` === url.href
}

/** A URL, with any trailing slash removed. */
export const httpUrl = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''))

/** The app's own address: nothing may follow its host and port. */
export const originUrl = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(isOrigin, 'must be an address without a path: the app needs a domain or subdomain of its own')
  .transform((text) => new URL(text).origin)

/** A PostgreSQL connection string that the driver can read. */
export const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres://', abort: true })
  .refine(isReadableDatabaseUrl, unreadableAddress)
  .transform(withoutSslAliases)

/** The address of a mail server. */
export const smtpUrl = z
  .string()
  .regex(/^smtps?:\/\/./, {
    error:
      'must begin with smtp:// or smtps:// and name the mail server, such as smtp://user:password@mail.example:587',
    abort: true,
  })
  .refine(isReadableSmtpUrl, unreadableAddress)

/** What mail is sent from. */
export const sender = z
  .string()
  .refine(isSender, 'must be an email address, with a name or without: Glimmer <hello@glimmer.example.org>')

/** What the product is called here. Its signs are safe in pages, calendars and the names of files. */
export const productName = z
  .string()
  .trim()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &’'.!+-]{0,29}$/u,
    "must be 1 to 30 letters, digits, spaces and & ' . ! + -, and begin with a letter or digit",
  )
  .transform((name) => name.replaceAll("'", '’'))

/** The colour of buttons and links, from which the shades of both themes are derived. */
export const accentColour = z
  .string()
  .regex(/^#?[\da-f]{6}$/i, { error: 'must be six hexadecimal digits, such as 0f766e', abort: true })
  .transform((hex, context): Accent => {
    try {
      return accentOf(`#${hex.replace('#', '').toLowerCase()}`)
    } catch (error) {
      if (!(error instanceof FaintColour)) throw error
      context.addIssue({ code: 'custom', message: error.message })
      return z.NEVER
    }
  })

/** A whole number between two bounds, both included. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER) {
  const isBounded = most < Number.MAX_SAFE_INTEGER
  const error = `must be a whole number ${isBounded ? `from ${least} to ${most}` : `of ${least} or more`}`
  return z.coerce.number(error).int(error).min(least, error).max(most, error)
}

/** A port; with 0 the system picks a free one. */
export const port = wholeNumber(0, 65_535)

/** A secret that keys are made of. */
export const longSecret = z.string().min(32, 'needs at least 32 characters')
