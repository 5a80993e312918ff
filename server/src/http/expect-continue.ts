import type { FastifyInstance } from 'fastify'

/**
 * Answers `Expect: 100-continue` (RFC 9110 section 10.1.1) only after the request has passed authentication and rate
 * limits, so a refused client never sends its body.
 */
export function answerExpectContinue(server: FastifyInstance): void {
  server.server.on('checkContinue', (request, response) => server.server.emit('request', request, response))
  server.addHook('preParsing', async ({ headers }, reply) => {
    if (headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
  })
}
