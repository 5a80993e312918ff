import { product } from '@glimmer/contract'
import type { Letter } from '../../ports/mailer.ts'
import type { PushMessage } from '../../ports/push.ts'

/** No count, no blame, nothing sold: it is as welcome on a hard day as on another. */
const ready = 'Your line for today is ready.'

/** Neutral unless the person wants the line itself, which others may read on a lock screen. */
export const messageFor = (line: string | undefined): PushMessage => ({ title: product.name, body: line ?? ready })

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const paragraph = (inner: string) => `<p>${inner}</p>`
const link = (url: string, words: string) => `<a href="${escaped(url)}">${words}</a>`

/** The reminder as mail, with its way out in sight and in the headers (RFC 2369, RFC 8058). */
export function letterFor(to: string, line: string | undefined, publicUrl: string, token: string): Letter {
  const moment = `${publicUrl}/moment`
  const wayOut = `${publicUrl}/unsubscribe?token=${token}`
  const quoted = line === undefined ? [] : [line]
  const text = [
    'Hello,',
    ready,
    ...quoted,
    `It waits here, whenever you like: ${moment}`,
    `You asked for this reminder in your settings. Stop these mails with one click: ${wayOut}`,
    `${product.name}, ${product.supportEmail}`,
  ]
  const html = [
    'Hello,',
    ready,
    ...quoted.map(escaped),
    `It waits ${link(moment, 'here')}, whenever you like.`,
    `You asked for this reminder in your settings. ${link(wayOut, 'Stop these mails with one click')}.`,
    `${product.name}, ${product.supportEmail}`,
  ]
  return {
    to,
    subject: ready.slice(0, -1),
    text: `${text.join('\n\n')}\n`,
    html: html.map(paragraph).join('\n'),
    unsubscribe: wayOut,
  }
}

/** Asks whoever reads mail at an address whether reminders may come there. Somebody who did not ask need do nothing. */
export function confirmationFor(to: string, publicUrl: string, token: string): Letter {
  const confirm = `${publicUrl}/confirm-reminders?token=${token}`
  const why = `Somebody, you we hope, asked ${product.name} to send a quiet daily reminder to this address.`
  const otherwise = 'If it was not you, do nothing: no reminder will come.'
  const from = `${product.name}, ${product.supportEmail}`
  const html = ['Hello,', why, `${link(confirm, 'Yes, send my reminders here')}.`, otherwise, from]
  return {
    to,
    subject: 'May we send your reminders here?',
    text: `${['Hello,', why, `Yes, send my reminders here: ${confirm}`, otherwise, from].join('\n\n')}\n`,
    html: html.map(paragraph).join('\n'),
  }
}
