import { createHash, createHmac } from 'node:crypto'

const gmail = ['gmail.com', 'googlemail.com']

/** An address as one mailbox has it, however it is written: the same letters, no tag, and for Gmail no dots. */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@')
  const [untagged = ''] = local.split('+')
  return gmail.includes(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}

/** What is kept of an address: addresses can be guessed, so that a hash alone would say whose it is. */
export const hashMailbox = (key: string, address: string): Buffer =>
  createHmac('sha256', key)
    .update(`mailbox ${mailboxOf(address)}`)
    .digest()

/** An address as its sender knows it again and nobody else does: `m•••@example.com`. */
export const hintOf = (address: string): string => `${address.slice(0, 1)}•••@${address.split('@')[1] ?? ''}`

/**
 * What a link to a question carries. It follows from the question and the key outside the database: each mail about one
 * question has the same link, and the database alone gives none away.
 */
export const linkToken = (key: string, purpose: 'answer' | 'withdraw', questionId: string): string =>
  createHmac('sha256', key).update(`${purpose} ${questionId}`).digest('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
