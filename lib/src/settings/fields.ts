import * as z from 'zod'
import {
  isOrigin,
  isReadableDatabaseUrl,
  isReadableSmtpUrl,
  isSender,
  unreadableAddress,
  withoutSslAliases,
} from './addresses.ts'

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
