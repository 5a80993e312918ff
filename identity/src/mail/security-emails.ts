import { product } from '@glimmer/contract/product'
import { composeEmail, type EmailDraft } from './compose-email.ts'

/** Something that happened to an account and is reported to its owner at once. */
export interface Happened {
  /** The browser it came from, as `deviceName` calls it. */
  device: string
  at: Date
}

const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
/** In UTC, since the recipient's time zone is unknown here. */
export const inUtc = (at: Date) => `${time.format(at).replace(' at ', ', ')} UTC`

const subjects = {
  'new-device': ['New sign-in', 'New sign-in'],
  'password-changed': ['Your password was changed', 'Your password was changed'],
  'password-reset': ['Your password was changed', 'A new password was chosen with a link from our email'],
  'passkey-added': ['A passkey was added', 'A passkey was added to your account'],
  'passkey-removed': ['A passkey was removed', 'A passkey was removed from your account'],
  'passkey-refused': ['A passkey was refused', 'A passkey of yours was refused, because it seems to be a copy'],
  'second-step-on': ['Your second step is on', 'Signing in now asks for a code from an authenticator app as well'],
  'second-step-off': ['Your second step is off', 'Signing in no longer asks for a code'],
  'codes-made': ['New recovery codes', 'New recovery codes were made; earlier ones no longer work'],
  'code-used': ['A recovery code was used', 'A recovery code was used to sign in'],
  'session-ended': ['You signed out a browser', 'A browser was signed out from your account page'],
  'all-ended': ['You signed out everywhere else', 'All other browsers were signed out from your account page'],
} as const

/** The events reported by this kind of email; changes of the address have their own emails. */
export type SecurityEmailKind = keyof typeof subjects

/** Reports an event to the owner, with a link that makes the account safe if it was not them. */
export function securityEmail(
  to: string,
  kind: SecurityEmailKind,
  { device, at }: Happened,
  safeUrl: string,
  more?: string,
): EmailDraft {
  const [subject, words] = subjects[kind]
  return composeEmail(to, {
    subject: `${subject} at ${product.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `${words}: ${device}, ${inUtc(at)}.`,
      ...(more ? [more] : []),
      'If it was you, there is nothing to do. If not, press the button: it signs out everywhere, and you choose a new password.',
    ],
    link: { label: 'Make my account safe', url: safeUrl },
    closing: 'The button works for three days.',
  })
}

/** Confirms to a user who has deleted their account that their sign-in is gone. */
export const deletedEmail = (to: string) =>
  composeEmail(to, {
    subject: `Your ${product.name} account is deleted`,
    greeting: 'Hello,',
    paragraphs: ['Your account was deleted, as you asked, and your sign-in with it.'],
    closing: 'You are welcome back any time.',
  })
