import { createHmac } from 'node:crypto'
import { mailboxOf } from '@glimmer/contract/email-address'

/**
 * The stored form of an address. It is keyed, because addresses can be guessed: a plain hash would reveal whose it is.
 */
export const hashMailbox = (key: string, address: string): Buffer =>
  createHmac('sha256', key)
    .update(`mailbox ${mailboxOf(address)}`)
    .digest()

/** A masked address that only the person who gave it recognises: `m•••@example.com`. */
export const hintOf = (address: string): string => `${[...address][0] ?? ''}•••@${address.split('@')[1] ?? ''}`

/**
 * The token of a link to a question. Derived from the question's id and the key outside the database: every mail about
 * one question has the same link, and the database alone reveals none.
 */
export const linkToken = (key: string, purpose: 'answer' | 'withdraw', questionId: string): string =>
  createHmac('sha256', key).update(`${purpose} ${questionId}`).digest('base64url')
