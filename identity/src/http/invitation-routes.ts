import { hashToken } from '@glimmer/lib/tokens'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInvitationGood } from '#accounts/invitations.ts'
import { messagePage } from '#pages/message-pages.ts'
import { readCookie, setCookie } from './cookies.ts'
import { queryOf, seeOther, sendPage } from './respond.ts'
import type { Services } from './services.ts'

const name = 'glimmer_invitation'
const daySeconds = 24 * 60 * 60

/** The invitation this browser came with, remembered for a day or until it has been used to sign up. */
export const invitationOf = (request: FastifyRequest): string => readCookie(request, name, 43) ?? ''

/** Deletes the cookie, which no script can read and only the provider receives. */
export function forgetInvitation(reply: FastifyReply, { accounts }: Services): void {
  setCookie(reply, accounts.issuer, { name, value: '', path: pathOf(accounts.issuer), maxAgeSeconds: 0 })
}

const pathOf = (issuer: string) => new URL(issuer).pathname

/** Where an invitation leads: stores it in this browser for a day and redirects to the app's sign-up. */
export function invitationRoutes(server: FastifyInstance, { accounts, pages }: Services): void {
  server.get('/invitation', async (request, reply) => {
    const token = queryOf(request, 'token')
    if (!(await isInvitationGood(accounts.database, hashToken(token))))
      return sendPage(reply, messagePage(pages, 'stale-invitation'), 410)
    const path = pathOf(accounts.issuer)
    setCookie(reply, accounts.issuer, { name, value: token, path, maxAgeSeconds: daySeconds })
    return seeOther(reply, `${accounts.appUrl}/register`)
  })
}
