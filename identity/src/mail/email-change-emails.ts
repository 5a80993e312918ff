import { product } from '@glimmer/contract/product'
import { composeEmail } from './compose-email.ts'
import { type Happened, inUtc } from './security-emails.ts'

/** Enough of an address for its owner to recognise it, but not enough to write to it: s•••@new.example. */
const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}•••${email.slice(at)}`
}

export const newAddressEmail = (to: string, url: string) =>
  composeEmail(to, {
    subject: `Confirm your new email for ${product.name}`,
    greeting: 'Hello,',
    paragraphs: [`Someone, hopefully you, asked to use this address for their ${product.name} account.`],
    link: { label: 'Use this address', url },
    closing: 'The link works once, for one day. If you did not ask, nothing changes and you don’t have to do anything.',
  })

export const addressChangeAskedEmail = (to: string, wanted: string, { device, at }: Happened, safeUrl: string) =>
  composeEmail(to, {
    subject: `A new email address was asked for at ${product.name}`,
    greeting: 'Hello,',
    paragraphs: [
      `Someone asked to change the address of your account to ${maskEmail(wanted)}: ${device}, ${inUtc(at)}. Nothing has changed yet.`,
      'If it was you, click the link in the email we sent to the new address. If not, press the button: it signs out everywhere, and you choose a new password.',
    ],
    link: { label: 'Make my account safe', url: safeUrl },
    closing: 'The button works for three days.',
  })

export const addressChangedEmail = (to: string, changedTo: string, undoUrl: string) =>
  composeEmail(to, {
    subject: `Your ${product.name} address was changed`,
    greeting: 'Hello,',
    paragraphs: [
      `Your ${product.name} address was changed to ${maskEmail(changedTo)}. If that was you, there is nothing to do.`,
      'If that was not you: the button brings this address back, ends every sign-in, and lets you choose a new password.',
    ],
    link: { label: 'Undo', url: undoUrl },
    closing: 'The button works for three days.',
  })
