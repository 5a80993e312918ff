import { product } from '@glimmer/contract'
import { writeLetter } from '#mail/email.ts'
import type { Letter } from '#ports/mailer.ts'
import type { PushMessage } from '#ports/push.ts'

/** No count, no blame, nothing sold: it is as welcome on a hard day as on another. */
const ready = 'Your line for today is ready.'

/** Neutral unless the person wants the line itself, which others may read on a lock screen. */
export const messageFor = (line: string | undefined): PushMessage => ({ title: product.name, body: line ?? ready })

/** The reminder as mail, with its way out in sight and in the headers (RFC 2369, RFC 8058). */
export function letterFor(to: string, line: string | undefined, publicUrl: string, token: string): Letter {
  const wayOut = `${publicUrl}/unsubscribe?token=${token}`
  return writeLetter({
    to,
    subject: ready.slice(0, -1),
    pieces: [
      'Hello,',
      line === undefined ? `${ready} It waits for you, whenever you like.` : ready,
      ...(line === undefined ? [] : [{ line }, 'It waits for you, whenever you like.']),
      { way: 'Open today’s line', url: `${publicUrl}/moment` },
    ],
    small: ['You asked for this reminder in your settings.', { way: 'Stop these mails', url: wayOut }],
    unsubscribe: wayOut,
  })
}

/** Asks whoever reads mail at an address whether reminders may come there. Somebody who did not ask need do nothing. */
export const confirmationFor = (to: string, publicUrl: string, token: string): Letter =>
  writeLetter({
    to,
    subject: 'May we send your reminders here?',
    pieces: [
      'Hello,',
      `Somebody, you we hope, asked ${product.name} to send a quiet daily reminder to this address.`,
      { way: 'Yes, send my reminders here', url: `${publicUrl}/confirm-reminders?token=${token}` },
      'If it was not you, do nothing: no reminder will come.',
    ],
  })
