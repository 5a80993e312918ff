import { product } from '@glimmer/contract/index'
import type { Piece } from '@glimmer/lib/mail/render-email'
import type { Config } from '#config/config.ts'
import { writeEmail } from '#mail/email.ts'
import type { Email } from '#ports/mailer.ts'
import { localDay } from '#time/wall-clock.ts'
import { wording } from './wording.ts'

type Settings = Pick<Config, 'publicUrl' | 'operator' | 'ages' | 'usageTimeZone'>

/** A calendar day in words, as `6 December 2026`. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const dayOf = (at: Date, { usageTimeZone }: Settings) => dayInWords(localDay(at, usageTimeZone))

/** The path that the links in these mails lead to. */
export const guardianPath = '/guardian'
const linkTo = ({ publicUrl }: Settings, token: string) => `${publicUrl}${guardianPath}?token=${token}`

/** The ages that need a guardian's agreement, in words: "13 to 17" unless configured otherwise. */
export const teenYears = ({ ages }: Pick<Config, 'ages'>): string => `${ages.minimumAge} to ${ages.guardianUnder - 1}`

interface Question {
  childName: string
  askedAt: Date
  expiresAt: Date
  token: string
  isAgain: boolean
}

const daysBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 86_400_000)

/**
 * The question to a parent or guardian. The child's name is never in the subject, because anybody could have typed it.
 */
export function questionEmail(settings: Settings, to: string, question: Question): Email {
  const { childName, askedAt, expiresAt, token, isAgain } = question
  const first = `someone who gave their name as “${childName}” told us they are ${teenYears(settings)} and that you look after them. They would like to use ${product.name}, a small web app with a kind line for each day, and we need your yes first.`
  return writeEmail({
    sender: settings.operator,
    to,
    subject: isAgain
      ? 'A reminder about someone you look after'
      : `Someone you look after would like to use ${product.name}`,
    pieces: [
      isAgain ? `Hello, on ${dayOf(askedAt, settings)} we asked you: ${first}` : `Hello, ${first}`,
      { link: 'See what it keeps, and answer', url: linkTo(settings, token) },
      isAgain
        ? `The link works until ${dayOf(expiresAt, settings)}. If you do nothing, nothing more is opened, and we won’t write again. If you don’t know them, you can say so there.`
        : `The link works until ${dayOf(expiresAt, settings)}. If you do nothing, nothing more is opened, and we write once more at most. If you don’t know them, say so there, and we won’t write again.`,
    ],
    small: [
      `They gave us your address. We use it for this alone, and delete it when you answer or after ${daysBetween(askedAt, expiresAt)} days.`,
      { link: 'Privacy', url: `${settings.publicUrl}/privacy` },
    ],
  })
}

/** Confirms to the guardian what they agreed to, and includes the link that withdraws it. */
export const agreementEmail = (
  settings: Settings,
  to: string,
  { agreedAt, token }: { agreedAt: Date; token: string },
) =>
  writeEmail({
    sender: settings.operator,
    to,
    subject: `You agreed to ${product.name} for someone you look after`,
    pieces: [
      'Hello,',
      `On ${dayOf(agreedAt, settings)} you agreed, with these words: “${wording.isAdult} ${wording.isGuardian}” Keep this mail: its link takes your agreement back, today or in years.`,
      { link: 'Take it back', url: linkTo(settings, token) },
    ],
  })

export const teenNotices = ['approved', 'declined', 'withdrawn', 'expired', 'closing', 'too-young'] as const
export type TeenNotice = (typeof teenNotices)[number]

const stays = (day: string) =>
  `Today’s line stays open, and you can take what’s yours with you; the account closes on ${day} unless a grown-up who looks after you agrees before.`

/** The same words as on the screens. */
const noticeText: Record<TeenNotice, (closesOn: string) => Piece[]> = {
  approved: () => ['Your grown-up said yes. Everything is open now.'],
  declined: (day) => [`They said no for now. It may help to talk about it. ${stays(day)}`],
  withdrawn: (day) => [`The agreement was taken back. ${stays(day)}`],
  expired: () => ['Nobody has answered yet. You can ask again, or ask somebody else.'],
  closing: (day) => [stays(day)],
  'too-young': (day) => [
    `The age for ${product.name} has changed, and it is for people who are a little older now. You can take what’s yours with you; the account closes on ${day}. You did nothing wrong.`,
  ],
}

/** To the teen. The subject is always the same, so that people who share the mailbox learn nothing from it. */
export const teenEmail = (settings: Settings, to: string, about: TeenNotice, closesOn: string | null): Email =>
  writeEmail({
    sender: settings.operator,
    to,
    subject: `Something changed in your ${product.name}`,
    pieces: [
      'Hello,',
      ...noticeText[about](closesOn ? dayInWords(closesOn) : 'the day it says there'),
      { link: `Open ${product.name}`, url: `${settings.publicUrl}/dashboard` },
      { link: 'Need help now?', url: `${settings.publicUrl}/help` },
    ],
  })
