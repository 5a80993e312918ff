export type ParsedEmail = { ok: true; email: string; key: string } | { ok: false; message: string }

/** The form in which addresses are compared: spellings that differ only in case are the same address. */
export const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** Parses a typed address. Only sending mail can prove it, so this refuses only what could never be delivered. */
export function parseEmail(typed: string): ParsedEmail {
  const email = typed.trim().normalize('NFC')
  const error = emailError(email)
  return error ? { ok: false, message: error } : { ok: true, email, key: emailKey(email) }
}

function emailError(email: string): string | undefined {
  if (email === '') return 'Please enter your email address.'
  if (!email.includes('@')) return 'Please add the part with the @, such as name@example.com.'
  if (/^[^\s@]+@[^\s@.]+$/.test(email)) return 'Please add the end of the address, such as .com or .co.uk.'
  const isPlausible = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/.test(email)
  if (!isPlausible || email.length > 254) return 'Please check the address: it doesn’t look complete.'
  return undefined
}
