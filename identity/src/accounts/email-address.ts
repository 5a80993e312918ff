import { emailKey, isEmail, normaliseEmail } from '@glimmer/contract/email-address'

export type ParsedEmail = { ok: true; email: string; key: string } | { ok: false; message: string }

/** Parses a typed address. Only sending mail can prove it, so this refuses only what could never be delivered. */
export function parseEmail(typed: string): ParsedEmail {
  const email = normaliseEmail(typed)
  const error = emailError(email)
  return error ? { ok: false, message: error } : { ok: true, email, key: emailKey(email) }
}

function emailError(email: string): string | undefined {
  if (email === '') return 'Please enter your email address.'
  if (!email.includes('@')) return 'Please add the part with the @, such as name@example.com.'
  if (/^[^\s@]+@[^\s@.]+$/.test(email)) return 'Please add the end of the address, such as .com or .co.uk.'
  if (!isEmail(email)) return 'Please check the address: it doesn’t look complete.'
  return undefined
}
