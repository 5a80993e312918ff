import * as z from 'zod'

/** Space, signs that have a meaning in the headers of a mail, and characters that show nothing. */
const notInLocalPart = String.raw`\s@<>()[\],;:"\\\p{Cc}\p{Cf}\p{Cs}\p{Co}`
const label = '[A-Za-z0-9_-]+'
const shape = new RegExp(`^[^${notInLocalPart}]+@${label}(?:\\.${label})+$`, 'u')

const maxEmailLength = 254

/** The ASCII form of a domain, as it is sent to mail servers: "bücher.example" as "xn--bcher-kva.example". */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) || /[\s/?#@:\\]/.test(domain)) return domain
  return URL.parse(`http://${domain}`)?.hostname ?? domain
}

/** The one spelling of an address: composed letters, and a domain in ASCII. */
export function normaliseEmail(typed: string): string {
  const email = typed.trim().normalize('NFC')
  const at = email.lastIndexOf('@')
  return at === -1 ? email : email.slice(0, at + 1) + asciiDomain(email.slice(at + 1))
}

/** The form in which addresses are compared: spellings that differ only in case are the same address. */
export const emailKey = (email: string) => normaliseEmail(email).toLowerCase()

const gmail = ['gmail.com', 'googlemail.com']

/** The mailbox behind an address: without a tag, and without dots for Gmail. Limits on emails count by it. */
export function mailboxOf(email: string): string {
  const key = emailKey(email)
  const at = key.lastIndexOf('@')
  const host = key.slice(at + 1)
  const [untagged = ''] = key.slice(0, Math.max(at, 0)).split('+')
  return gmail.includes(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}

/**
 * Whether a normalised address could be delivered to. Only sending mail proves it, so this refuses only what no server
 * accepts. The product and its identity provider both decide by this.
 */
export const isEmail = (email: string): boolean => shape.test(email) && email.length <= maxEmailLength

/** An address as somebody typed it, read in its one spelling. */
export const EmailAddress = z
  .string()
  .overwrite(normaliseEmail)
  .refine(isEmail, 'That doesn’t look like an email address.')
  .meta({ format: 'email', maxLength: maxEmailLength })
