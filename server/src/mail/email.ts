import { product } from '@glimmer/contract/product'
import { type Operator, operatorFoot, type Piece, renderEmail } from '@glimmer/lib/mail/render-email'
import type { Email } from '#ports/mailer.ts'

interface Draft {
  sender: Sender
  to: string
  subject: string
  pieces: readonly Piece[]
  /** Small print at the end: why the mail was sent, and how to stop it. */
  small?: readonly Piece[]
  unsubscribe?: string
}

/** The operator, named at the end of every mail with a way to reply. */
export type Sender = Operator

/** Builds one email that ends with who runs this installation. */
export const writeEmail = ({ sender, to, unsubscribe, ...draft }: Draft): Email => ({
  to,
  ...renderEmail(product, { ...draft, foot: operatorFoot(product.name, sender) }),
  ...(unsubscribe && { unsubscribe }),
})
