import type { ProblemBody } from '@glimmer/contract'

/** Also the reason that the sign-in page gives. */
export const signInAgain = 'Authentication required. Please sign in again.'
/** The messages of these statuses, the same in every environment. */
const sentences = {
  401: signInAgain,
  403: 'Access denied. Please check your permissions.',
  503: 'Service temporarily unavailable. Please try again in a few minutes.',
} as const
const serverFault = 'Service temporarily unavailable. Please try again later.'
const anythingElse = 'Service temporarily unavailable. Please try again.'
const offline = 'You’re offline. Try again when you’re back online.'

/** Why there was no response at all. The codes of responses are the server's own. */
export type NetworkErrorCode = 'offline' | 'unreachable' | 'timeout'

/** Any failed call: `name`, `message`, `status` (500 without a response), and the problem's `code` and body. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  readonly problem: Partial<ProblemBody>

  constructor(status = 500, problem: Partial<ProblemBody> = {}, code: string | undefined = problem.code) {
    super(problem.message ?? sentenceFor(status, code))
    this.status = status
    this.code = code
    this.problem = problem
  }
}

/** A call without a response, or whose response broke off. */
export const networkError = (code?: NetworkErrorCode) =>
  new ApiError(500, {}, code ?? (globalThis.navigator?.onLine === false ? 'offline' : 'unreachable'))

/** Whether there was no response: the server may or may not have received the request. */
export const isNetworkError = ({ code }: ApiError) => code === 'offline' || code === 'unreachable' || code === 'timeout'

/** The generic sentence for a status. */
function sentenceFor(status: number, code?: string): string {
  if (code === 'offline') return offline
  if (status === 401 || status === 403 || status === 503) return sentences[status]
  return status >= 500 ? serverFault : anythingElse
}

/** Anything that was thrown, as an ApiError. */
export const toApiError = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : new ApiError(500))

/** 404 and 429 are only logged; the person sees no message, unless they have sent a form to be answered. */
export const hasNoMessage = ({ status }: { status: number }) => status === 404 || status === 429

/** Refusals because of the user's age. Their sentences are meant for the user, wherever they occur. */
const ageRefusals = ['age_needed', 'guardian_needed', 'adults_only'] as const
export type AgeRefusal = (typeof ageRefusals)[number]
export const isAgeRefusal = (code: string | undefined): code is AgeRefusal =>
  ageRefusals.some((refusal) => refusal === code)

/** The general message of a failure; none for what is only logged, nor for a 401: the sign-in screen explains that. */
export function generalMessage(thrown: unknown): string | undefined {
  const { status, code } = toApiError(thrown)
  if (isAgeRefusal(code)) return readerMessage(thrown)
  return hasNoMessage({ status }) || status === 401 ? undefined : sentenceFor(status, code)
}

/**
 * A feature's message for a failure: the server's if meant for the reader, or that there is no connection; else `own`.
 * Empty for what is only logged: the feature keeps what it shows.
 */
export function featureMessage(thrown: unknown, own: string): string {
  const { status, code, problem } = toApiError(thrown)
  if (hasNoMessage({ status })) return ''
  const hasOwnMessage = code === 'offline' || (status < 500 && problem.code !== undefined)
  return hasOwnMessage ? readerMessage(thrown) : own
}

/** A message as `readerMessage` gives it, but undefined for what is only logged. */
export const formMessage = (thrown: unknown): string | undefined =>
  hasNoMessage(toApiError(thrown)) ? undefined : readerMessage(thrown)

/**
 * The server's sentence where it is meant for the reader: for a 4xx with a code, and for the one fault of the server
 * that a retry never mends. Otherwise the general sentence.
 */
export function readerMessage(thrown: unknown): string {
  const { status, code, problem } = toApiError(thrown)
  const meant = code === 'identity_misconfigured' || (status >= 400 && status < 500 && problem.code !== undefined)
  return (meant && problem.message) || sentenceFor(status, code)
}
