import type { FastifyInstance } from 'fastify'

/**
 * Whoever asks before they send a body (`Expect: 100-continue`, RFC 9110 section 10.1.1) is told to go on once they are
 * let in; whoever is refused before that sends none.
 */
export function answerExpectContinue(server: FastifyInstance): void {
  server.server.on('checkContinue', (request, response) => server.server.emit('request', request, response))
  server.addHook('preParsing', async ({ headers }, reply) => {
    if (headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue()
  })
}
