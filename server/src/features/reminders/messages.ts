import { eveningQuestion, product } from '@glimmer/contract'
import type { Config } from '#config/config.ts'
import { writeEmail } from '#mail/email.ts'
import type { Email } from '#ports/mailer.ts'
import type { PushMessage } from '#ports/push.ts'

/** No count, no blame, nothing for sale: it is as welcome on a hard day as on any other. */
const ready = 'Your line for today is ready.'

/** Neutral unless the user chose to see the line itself, which others may read on a lock screen. */
export const messageFor = (line: string | undefined): PushMessage => ({ title: product.name, body: line ?? ready })

/** The path of the screen with the evening's question. */
const eveningPath = '/dashboard'

/** The evening's reminder, which never shows the line. */
export const eveningMessage = (readInMorning: boolean): PushMessage => ({
  title: product.name,
  body: eveningQuestion(readInMorning),
  path: eveningPath,
})

type Sending = Pick<Config, 'publicUrl' | 'operator'>

/** A reminder as mail, with a visible link that stops it and the same in the headers (RFC 2369, RFC 8058). */
function reminderEmail(
  to: string,
  { publicUrl, operator }: Sending,
  token: string,
  words: Pick<Parameters<typeof writeEmail>[0], 'subject' | 'pieces'>,
): Email {
  const unsubscribe = `${publicUrl}/unsubscribe?token=${token}`
  const small = ['You asked for this reminder in your settings.', { link: 'Stop these emails', url: unsubscribe }]
  return writeEmail({ sender: operator, to, ...words, small, unsubscribe })
}

export const emailFor = (to: string, line: string | undefined, config: Sending, token: string): Email =>
  reminderEmail(to, config, token, {
    subject: ready.slice(0, -1),
    pieces: [
      'Hello,',
      line === undefined ? `${ready} It’s here whenever you’d like it.` : ready,
      ...(line === undefined ? [] : [{ line }, 'It’s here whenever you’d like it.']),
      { link: 'Open today’s line', url: `${config.publicUrl}/moment` },
    ],
  })

export const eveningEmail = (to: string, readInMorning: boolean, config: Sending, token: string): Email =>
  reminderEmail(to, config, token, {
    subject: eveningQuestion(readInMorning),
    pieces: [
      'Good evening,',
      `${eveningQuestion(readInMorning)} Two taps, and tomorrow’s line is chosen with your answer in mind.`,
      { link: 'Answer', url: `${config.publicUrl}${eveningPath}` },
      'If you’d rather not, that’s fine too.',
    ],
  })

/**
 * Asks the owner of an address whether reminders may be sent there. Recipients who did not request it need not do
 * anything.
 */
export const confirmationFor = (to: string, { publicUrl, operator }: Sending, token: string): Email =>
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
