/** What is wrong with an address that holds a password. It never repeats the address. */
export const unreadableAddress =
  'cannot be read as an address: check its port, and in a user name or password write # as %23, / as %2F, ? as %3F and @ as %40'

/** The driver accepts an address without a host, in which case the host may be a parameter. */
const parseDatabaseUrl = (text: string) =>
  URL.parse(text, 'postgres://base') ?? URL.parse(text.replace('@/', '@no-host/'), 'postgres://base')

/**
 * Whether the PostgreSQL driver can read this connection string as it was meant. Everything after a `#` would be
 * dropped silently.
 */
export const isReadableDatabaseUrl = (text: string): boolean => parseDatabaseUrl(text)?.hash === ''

/**
 * The connection string without the words `prefer`, `require` and `verify-ca` for sslmode. The driver treats them as
 * `verify-full`, and prints a warning of seven lines that says so.
 */
export const withoutSslAliases = (text: string): string =>
  /[?&]uselibpqcompat=true(&|$)/.test(text)
    ? text
    : text.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

/** Whether this is the address of a mail server, with its host. */
export function isReadableSmtpUrl(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && url.hash === ''
}

const mailbox = /^[^\s@<>",;]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i

/** Whether mail can be sent from this: an address alone, or `Name <address>`. */
export function isSender(text: string): boolean {
  const [, inBrackets] = /^[^<>\r\n]*<([^<>]*)>$/.exec(text) ?? []
  return mailbox.test((inBrackets ?? text).trim())
}

/** Whether a URL is an origin: nothing after the host and port but a slash. */
export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.origin !== 'null' && `${url.origin}/` === url.href
}
