import { product } from '@glimmer/contract/product'
import type { EmailDraft } from './draft-mailer.ts'

/** Something that happened to an account and is reported to its owner at once. */
export interface Occurrence {
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
export const formatUtc = (at: Date) => `${time.format(at).replace(' at ', ', ')} UTC`

const subjects = {
  'new-device': ['New sign-in', 'New sign-in'],
  'password-changed': ['Your password was changed', 'Your password was changed'],
  'password-reset': ['Your password was changed', 'A new password was chosen with a link from our email'],
  'passkey-added': ['A passkey was added', 'A passkey was added to your account'],
  'passkey-removed': ['A passkey was removed', 'A passkey was removed from your account'],
  'passkey-refused': ['A passkey was refused', 'A passkey of yours was refused, because it seems to be a copy'],
  'second-step-on': ['Two-step sign-in is on', 'Signing in now asks for a code from an authenticator app as well'],
  'second-step-off': ['Two-step sign-in is off', 'Signing in no longer asks for a code'],
  'recovery-codes-created': ['New recovery codes', 'New recovery codes were made; earlier ones no longer work'],
  'recovery-code-used': ['A recovery code was used', 'A recovery code was used to sign in'],
  'session-ended': ['You signed out a browser', 'A browser was signed out from your account page'],
  'all-ended': ['You signed out everywhere else', 'All other browsers were signed out from your account page'],
} as const

/** The events reported by this kind of email; changes of the address have their own emails. */
export type SecurityEmailKind = keyof typeof subjects

/** Reports an event to the owner, with a link that makes the account safe if it was not them. */
export function securityEmail(
  to: string,
  kind: SecurityEmailKind,
  { device, at }: Occurrence,
  safeUrl: string,
  more?: string,
): EmailDraft {
  const [subject, words] = subjects[kind]
  return {
    to,
    subject: `${subject} at ${product.name}`,
    paragraphs: [
      `${words}: ${device}, ${formatUtc(at)}.`,
      ...(more ? [more] : []),
      'If it was you, there is nothing to do. If not, press the button: it signs out everywhere, and you choose a new password.',
    ],
    link: { label: 'Make my account safe', url: safeUrl },
    closing: 'The button works for three days.',
  }
}

/** Confirms to a user who has deleted their account that their sign-in is gone. */
export const deletedEmail = (to: string): EmailDraft => ({
  to,
  subject: `Your ${product.name} account is deleted`,
  paragraphs: ['Your account was deleted, as you asked, and your sign-in with it.'],
  closing: 'You are welcome back any time.',
})

export const removalLinkEmail = (to: string, url: string): EmailDraft => ({
  to,
  subject: `Signing in to ${product.name} without two-step sign-in`,
  paragraphs: [
    'Someone, hopefully you, who knows your password said that the authenticator app and the recovery codes are lost.',
    'The link starts a wait of three days. We’ll email you each day, so that you can stop it. Then two-step sign-in is off, and your password is enough.',
  ],
  link: { label: 'Begin the three days', url },
  closing: 'The link works for one day. If it was not you, somebody knows your password: please choose a new one.',
})

export const removalWarningEmail = (to: string, dueAt: Date, stopUrl: string): EmailDraft => ({
  to,
  subject: `Two-step sign-in at ${product.name} is about to end`,
  paragraphs: [
    `On ${formatUtc(dueAt)} two-step sign-in ends for your account, and so does every sign-in. Until then signing in asks for a code as before.`,
    'If that is what you want, there is nothing to do. If not, the button stops it.',
  ],
  link: { label: 'Keep two-step sign-in', url: stopUrl },
  closing:
    'If you did not ask for this, somebody knows your password and reads your email: please change both passwords.',
})

/** Enough of an address for its owner to recognise it, but not enough to write to it: s•••@new.example. */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}•••${email.slice(at)}`
}

export const newAddressEmail = (to: string, url: string): EmailDraft => ({
  to,
  subject: `Confirm your new email for ${product.name}`,
  paragraphs: [`Someone, hopefully you, asked to use this address for their ${product.name} account.`],
  link: { label: 'Use this address', url },
  closing: 'The link works once, for one day. If you did not ask, nothing changes and you don’t have to do anything.',
})

export const emailChangeRequestedEmail = (
  to: string,
  newAddress: string,
  { device, at }: Occurrence,
  safeUrl: string,
): EmailDraft => ({
  to,
  subject: `A new email address was asked for at ${product.name}`,
  paragraphs: [
    `Someone asked to change the address of your account to ${maskEmail(newAddress)}: ${device}, ${formatUtc(at)}. Nothing has changed yet.`,
    'If it was you, click the link in the email we sent to the new address. If not, press the button: it signs out everywhere, and you choose a new password.',
  ],
  link: { label: 'Make my account safe', url: safeUrl },
  closing: 'The button works for three days.',
})

export const addressChangedEmail = (to: string, changedTo: string, undoUrl: string): EmailDraft => ({
  to,
  subject: `Your ${product.name} address was changed`,
  paragraphs: [
    `Your ${product.name} address was changed to ${maskEmail(changedTo)}. If that was you, there is nothing to do.`,
    'If that was not you: the button brings this address back, ends every sign-in, and lets you choose a new password.',
  ],
  link: { label: 'Undo', url: undoUrl },
  closing: 'The button works for three days.',
})
