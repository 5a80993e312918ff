import { deviceName } from '@glimmer/contract/device-name'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeDeviceToken, type Remembered, rememberDevice } from '#accounts/devices.ts'
import type { Origin } from '#accounts/origin.ts'
import type { AccountServices } from '#accounts/services.ts'
import { readCookie } from './read-cookie.ts'

const maxAgeSeconds = 365 * 24 * 60 * 60

const nameFor = (issuer: string) => (issuer.startsWith('https:') ? '__Host-glimmer_device' : 'glimmer_device')

/** The token of this browser, if it has signed in before. */
const deviceOf = (request: FastifyRequest, { issuer }: AccountServices): string | undefined =>
  readCookie(request, nameFor(issuer), 43)

/** The browser's name, as shown to the user. */
export const browserOf = ({ headers }: FastifyRequest): string => deviceName(headers['user-agent'] ?? '')

/** Where an attempt comes from. */
export const originOf = (request: FastifyRequest, accounts: AccountServices): Origin => ({
  address: request.clientAddress,
  device: deviceOf(request, accounts),
  browser: browserOf(request),
})

/** Remembers this browser as one of the account's, now that it has signed in. */
export async function keepDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  accounts: AccountServices,
  accountId: string,
): Promise<Remembered> {
  const token = deviceOf(request, accounts) ?? makeDeviceToken()
  const remembered = await rememberDevice(accounts.database, token, accountId)
  const secure = accounts.issuer.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameFor(accounts.issuer)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
  return remembered
}
