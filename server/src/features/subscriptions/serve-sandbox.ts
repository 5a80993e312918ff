import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '#app.ts'
import type { SandboxPage } from '#ports/payment-sandbox.ts'

const prefix = '/sandbox'

function send(reply: FastifyReply, page: SandboxPage) {
  // Not no-store: a browser that goes back to the response to a form would then show an error page of its own.
  reply.header('cache-control', 'private, no-cache')
  if ('location' in page) return reply.redirect(page.location, 303)
  return reply.code(page.status).type(`${page.type}; charset=utf-8`).send(page.body)
}

/** The payment sandbox's own pages, served from the app's origin and with its headers. */
export async function serveSandbox(server: FastifyInstance, { sandbox }: App) {
  if (!sandbox) return
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const pathOf = (params: unknown) => `/${(params as { '*': string })['*']}`
    scope.get(`${prefix}/*`, async ({ params }, reply) =>
      send(reply, await sandbox.page({ path: pathOf(params), form: {} })),
    )
    scope.post(`${prefix}/*`, async ({ params, body }, reply) => {
      const form = (body ?? {}) as Record<string, string>
      return send(reply, await sandbox.page({ path: pathOf(params), form }))
    })
  })
}
