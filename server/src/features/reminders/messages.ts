import { product } from '@glimmer/contract'
import type { Config } from '#config/config.ts'
import { writeEmail } from '#mail/email.ts'
import type { Email } from '#ports/mailer.ts'
import type { PushMessage } from '#ports/push.ts'

/** No count, no blame, nothing sold: it is as welcome on a hard day as on another. */
const ready = 'Your line for today is ready.'

/** Neutral unless the person wants the line itself, which others may read on a lock screen. */
export const messageFor = (line: string | undefined): PushMessage => ({ title: product.name, body: line ?? ready })

/** The reminder as mail, with the link that stops it in sight and in the headers (RFC 2369, RFC 8058). */
export function emailFor(
  to: string,
  line: string | undefined,
  { publicUrl, operator }: Pick<Config, 'publicUrl' | 'operator'>,
  token: string,
): Email {
  const unsubscribeUrl = `${publicUrl}/unsubscribe?token=${token}`
  return writeEmail({
    sender: operator,
    to,
    subject: ready.slice(0, -1),
    pieces: [
      'Hello,',
      line === undefined ? `${ready} It’s here whenever you’d like it.` : ready,
      ...(line === undefined ? [] : [{ line }, 'It’s here whenever you’d like it.']),
      { link: 'Open today’s line', url: `${publicUrl}/moment` },
    ],
    small: ['You asked for this reminder in your settings.', { link: 'Stop these emails', url: unsubscribeUrl }],
    unsubscribe: unsubscribeUrl,
  })
}

/** Asks whoever reads mail at an address whether reminders may come there. Somebody who did not ask need do nothing. */
export const confirmationFor = (
  to: string,
  { publicUrl, operator }: Pick<Config, 'publicUrl' | 'operator'>,
  token: string,
): Email =>
  writeEmail({
    sender: operator,
    to,
    subject: 'May we send your reminders here?',
    pieces: [
      'Hello,',
      `Someone (we hope it was you) asked ${product.name} to send a quiet daily reminder to this address.`,
      { link: 'Yes, send my reminders here', url: `${publicUrl}/confirm-reminders?token=${token}` },
      'If it wasn’t you, you don’t have to do anything: no reminders will be sent.',
    ],
  })
