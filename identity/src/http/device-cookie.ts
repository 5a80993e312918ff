import { deviceName } from '@glimmer/contract/device-name'
import { newToken } from '@glimmer/lib/tokens'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type DeviceRecognition, rememberDevice } from '#accounts/devices.ts'
import type { AccountServices, Origin } from '#accounts/services.ts'
import { hostCookieName, readCookie, setCookie } from './cookies.ts'

const maxAgeSeconds = 365 * 24 * 60 * 60

const nameFor = (issuer: string) => hostCookieName(issuer, 'glimmer_device')

/** The token of this browser, if it has signed in before. */
const deviceTokenOf = (request: FastifyRequest, { issuer }: AccountServices): string | undefined =>
  readCookie(request, nameFor(issuer), 43)

/** The browser's name, as shown to the user. */
export const browserNameOf = ({ headers }: FastifyRequest): string => deviceName(headers['user-agent'] ?? '')

/** Where an attempt comes from. */
export const originOf = (request: FastifyRequest, accounts: AccountServices): Origin => ({
  address: request.clientAddress,
  device: deviceTokenOf(request, accounts),
  browser: browserNameOf(request),
})

/** Remembers this browser as one of the account's, now that it has signed in. */
export async function rememberDeviceOf(
  request: FastifyRequest,
  reply: FastifyReply,
  accounts: AccountServices,
  accountId: string,
): Promise<DeviceRecognition> {
  const token = deviceTokenOf(request, accounts) ?? newToken()
  const remembered = await rememberDevice(accounts.database, token, accountId)
  setCookie(reply, accounts.issuer, { name: nameFor(accounts.issuer), value: token, maxAgeSeconds })
  return remembered
}
