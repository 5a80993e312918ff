import { eveningQuestion, product, type ReminderSource } from '@glimmer/contract'
import type { Config } from '#config/config.ts'
import { writeEmail } from '#mail/email.ts'
import type { Email } from '#ports/mailer.ts'
import type { PushMessage } from '#ports/push.ts'

/** No count, no blame, nothing for sale: it is as welcome on a hard day as on any other. */
const todayIsReady = 'Your line for today is ready.'
const yoursIsReady = 'A line of yours is here.'

/** One of an account's reminders on a day; `isAgain` if it was put off before. */
export interface OneReminder {
  accountId: string
  day: string
  slot: number
  isAgain: boolean
}

/** The line a reminder brings. */
export interface ReminderLine {
  /** Undefined if the line cannot be played, answered or named. */
  id?: string
  source: ReminderSource
  /** Its words, if the user chose to see them, which others may read on a lock screen. */
  shown: string | undefined
}

const readyOf = ({ source }: ReminderLine) => (source === 'today' ? todayIsReady : yoursIsReady)

const shelves = { favourites: 'favourites', own: 'own', collection: 'collections' } as const
/** Where a reminder's line is read and played. The id is in the fragment, which no server receives. */
const pathOf = ({ source, id }: ReminderLine) =>
  source === 'today' ? '/moment' : (`/library?show=${shelves[source]}#line=${id}` as const)

/** What the buttons of a notification need. */
export type Buttons = Pick<PushMessage, 'token' | 'actions'>

/** Neutral unless the user chose to see the line itself. */
export const messageFor = (line: ReminderLine, buttons: Buttons = {}): PushMessage => ({
  title: product.name,
  body: line.shown ?? readyOf(line),
  ...(line.source !== 'today' && { path: pathOf(line) }),
  ...buttons,
})

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

export const emailFor = (to: string, line: ReminderLine, config: Sending, token: string): Email => {
  const ready = readyOf(line)
  return reminderEmail(to, config, token, {
    subject: ready.slice(0, -1),
    pieces: [
      'Hello,',
      line.shown === undefined ? `${ready} It’s here whenever you’d like it.` : ready,
      ...(line.shown === undefined ? [] : [{ line: line.shown }, 'It’s here whenever you’d like it.']),
      { link: line.source === 'today' ? 'Open today’s line' : 'Open it', url: `${config.publicUrl}${pathOf(line)}` },
    ],
  })
}

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
      `Someone (we hope it was you) asked ${product.name} to send quiet reminders to this address.`,
      { link: 'Yes, send my reminders here', url: `${publicUrl}/confirm-reminders?token=${token}` },
      'If it wasn’t you, you don’t have to do anything: no reminders will be sent.',
    ],
  })
