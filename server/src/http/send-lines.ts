import { Readable } from 'node:stream'
import type { Lines } from '@glimmer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemBody, toProblem } from './errors.ts'

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`

/**
 * Streams objects as they are produced, one JSON object per line. The status has already been sent when an error occurs
 * midway, so the error is reported in a last line, `{ "problem": … }`.
 */
export function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  { binary, lines }: Lines,
  parts: AsyncIterable<unknown>,
) {
  async function* written() {
    try {
      // Strips fields the contract does not have.
      for await (const part of parts) yield lineOf(lines.parse(part))
    } catch (error) {
      const problem = toProblem(error)
      if (problem.code === 'internal' && !reply.raw.destroyed)
        request.log.error({ err: error }, 'unexpected failure in the middle of an answer')
      yield lineOf({ problem: problemBody(problem) })
    }
  }
  // Without the header a buffering proxy would hold the stream back until its end.
  reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  return reply.type(binary).send(Readable.from(written()))
}
