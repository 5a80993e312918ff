import { type ProblemBody, type ProblemCode, problems } from '@glimmer/contract'
import { isDatabaseAway } from '@glimmer/lib/database-away'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { invalidField, Problem } from '#problem.ts'

type InputError = NonNullable<ProblemBody['errors']>[number]

/** Turns an issue into errors per field. Each unknown field gets an error of its own. */
const inputErrors = (issue: z.core.$ZodIssue): InputError[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'This field is not known here.' }))
    : [{ path: issue.path.join('.'), message: issue.message }]

const frameworkProblems: Record<string, () => Problem> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new Problem('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new Problem('unsupported_media_type'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => invalidField('', 'Send a JSON body.'),
}

/**
 * The foreign key because of which PostgreSQL refused a row (23503): what the row refers to was deleted during the
 * request.
 */
function brokenKey(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
  return code === '23503' && typeof constraint === 'string' ? constraint : ''
}

/** Converts anything thrown to a Problem. Unexpected errors become `internal`, without detail. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof z.ZodError)
    return new Problem('invalid_input', undefined, { errors: error.issues.flatMap(inputErrors) })
  const key = brokenKey(error)
  if (key.endsWith('_account_id_fkey')) return new Problem('unauthenticated')
  // Whatever belongs to an account, such as a line, is referred to together with it.
  if (/_account_id_\w+_id_fkey$/.test(key)) return new Problem('not_found')
  if (isDatabaseAway(error)) return new Problem('not_ready')
  const { code, statusCode } = error as Partial<FastifyError>
  const frameworkProblem = code ? frameworkProblems[code] : undefined
  if (frameworkProblem) return frameworkProblem()
  if (statusCode === 404) return new Problem('not_found')
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return invalidField('', 'The request could not be read.')
  return new Problem('internal')
}

/** The body of an error response (RFC 9457). */
export const problemBody = ({ code, status, message, details }: Problem): ProblemBody => ({
  type: `urn:glimmer:problem:${code}`,
  title: problems[code][1],
  status,
  code,
  message,
  ...details,
})

/**
 * True if the work was aborted because the client disconnected: there is nobody to respond to, and nothing is broken.
 */
const hasHungUp = (error: unknown, { raw }: FastifyReply) =>
  raw.destroyed && error instanceof Error && error.name === 'AbortError'

/** The value of Retry-After. */
const retryAfterSeconds: Partial<Record<ProblemCode, number>> = {
  too_many_uploads: 5,
  uploads_busy: 5,
  not_ready: 10,
  identity_unavailable: 10,
}

/** Sends the problem for a thrown error; only unexpected ones are logged as errors. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = toProblem(error)
  if (problem.code === 'internal' && !hasHungUp(error, reply)) request.log.error({ err: error }, 'unexpected failure')
  if (isDatabaseAway(error)) request.log.warn({ err: error }, 'the database is away')
  const seconds = retryAfterSeconds[problem.code]
  if (seconds) reply.header('retry-after', seconds)
  if (problem.code === 'insufficient_scope') reply.header('www-authenticate', 'Bearer error="insufficient_scope"')
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"')
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(problemBody(problem))
}
