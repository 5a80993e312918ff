import { product } from '@glimmer/contract/product'
import type { EmailDraft } from './draft-mailer.ts'

export const confirmationEmail = (to: string, url: string): EmailDraft => ({
  to,
  subject: `Confirm your email for ${product.name}`,
  paragraphs: [
    `Welcome to ${product.name}. Please confirm that this is your email address, so that you can always get back in.`,
  ],
  link: { label: 'Confirm my email', url },
  closing:
    'The link works for two days. If you did not create an account, please don’t confirm it: you can ignore this email.',
})

export const resetEmail = (to: string, url: string): EmailDraft => ({
  to,
  subject: `Choose a new ${product.name} password`,
  paragraphs: [`Someone, hopefully you, asked to choose a new password for your ${product.name} account.`],
  link: { label: 'Choose a new password', url },
  closing:
    'The link works once, for one hour. If you did not ask, nothing has changed and you don’t have to do anything.',
})

export const alreadyRegisteredEmail = (to: string, url: string): EmailDraft => ({
  to,
  subject: `You already have a ${product.name} account`,
  paragraphs: [
    `Someone tried to create a ${product.name} account with this email address, which already has one.`,
    'If it was you, sign in instead. If you have forgotten your password, you can choose a new one there.',
  ],
  link: { label: 'Sign in', url },
  closing: 'If it was not you, your account is safe and you don’t have to do anything.',
})
