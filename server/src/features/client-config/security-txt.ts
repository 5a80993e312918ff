import type { FastifyInstance } from 'fastify'
import type { App } from '#app.ts'
import { dayMs } from '#time/durations.ts'

/** How long what the file says may be relied on; RFC 9116 recommends less than a year. */
const validDays = 180

/** Serves where to report a vulnerability of this installation (RFC 9116): to SUPPORT_EMAIL. */
export function serveSecurityTxt(server: FastifyInstance, { config, clock }: App) {
  const { operator, publicUrl } = config
  server.get('/.well-known/security.txt', async (_, reply) => {
    const lines = [
      `Contact: mailto:${operator.supportEmail}`,
      `Expires: ${new Date(clock.now().getTime() + validDays * dayMs).toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      'Preferred-Languages: en',
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
