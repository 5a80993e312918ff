import { Readable } from 'node:stream'
import type { Lines } from '@glimmer/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problemBody, toProblem } from './errors.ts'

const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`

/**
 * Answers objects as they are made, one a line. The status is long sent when something goes wrong in the middle: it is
 * then told in a last line, `{ "problem": … }`.
 */
export function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  { binary, lines }: Lines,
  parts: AsyncIterable<unknown>,
) {
  async function* written() {
    try {
      // Never wider than the contract.
      for await (const part of parts) yield lineOf(lines.parse(part))
    } catch (error) {
      const problem = toProblem(error)
      if (problem.code === 'internal' && !reply.raw.destroyed)
        request.log.error({ err: error }, 'unexpected failure in the middle of an answer')
      yield lineOf({ problem: problemBody(problem) })
    }
  }
  // A proxy that waits for the end would undo it.
  reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
  return reply.type(binary).send(Readable.from(written()))
}
