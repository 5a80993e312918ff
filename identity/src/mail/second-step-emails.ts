import { product } from '@glimmer/contract/product'
import { composeEmail } from './compose-email.ts'
import { inUtc } from './security-emails.ts'

export const removalLinkEmail = (to: string, url: string) =>
  composeEmail(to, {
    subject: `Signing in to ${product.name} without your second step`,
    greeting: 'Hello,',
    paragraphs: [
      'Someone, hopefully you, who knows your password said that the authenticator app and the recovery codes are lost.',
      'The link starts a wait of three days. We’ll email you each day, so that you can stop it. Then the second step is removed, and you sign in with your password alone.',
    ],
    link: { label: 'Begin the three days', url },
    closing: 'The link works for one day. If it was not you, somebody knows your password: please choose a new one.',
  })

export const removalBegunEmail = (to: string, dueAt: Date, stopUrl: string) =>
  composeEmail(to, {
    subject: `Your second step at ${product.name} is about to go`,
    greeting: 'Hello,',
    paragraphs: [
      `On ${inUtc(dueAt)} the second step of your account goes, and every sign-in ends. Until then signing in asks for a code as before.`,
      'If that is what you want, there is nothing to do. If not, the button stops it.',
    ],
    link: { label: 'Keep my second step', url: stopUrl },
    closing:
      'If you did not ask for this, somebody knows your password and reads your email: please change both passwords.',
  })
