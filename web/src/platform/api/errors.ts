import type { ProblemBody } from '@glimmer/contract'

/** The same in every environment. */
const sentences = {
  401: 'Authentication required. Please sign in again.',
  403: 'Access denied. Please check your permissions.',
  503: 'Service temporarily unavailable. Please try again in a few minutes.',
} as const
const serverFault = 'Service temporarily unavailable. Please try again later.'
const anythingElse = 'Service temporarily unavailable. Please try again.'
const offline = 'You’re offline. Please try again once you are connected.'

/** Why no answer came at all; the codes of answers are the server's own. */
export type NetworkErrorCode = 'offline' | 'unreachable' | 'timeout'

/** Every failed call, in one shape: `name`, `message`, `status` (500 when none came), the problem's `code`, and its body. */
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

/** A call that got no answer, or one that broke off. */
export const networkError = (code?: NetworkErrorCode) =>
  new ApiError(500, {}, code ?? (globalThis.navigator?.onLine === false ? 'offline' : 'unreachable'))

/** Whether no answer came: the server may or may not have heard. */
export const isNetworkError = ({ code }: ApiError) => code === 'offline' || code === 'unreachable' || code === 'timeout'

/** The generic sentence for a status. */
function sentenceFor(status: number, code?: string): string {
  if (code === 'offline') return offline
  if (status === 401 || status === 403 || status === 503) return sentences[status]
  return status >= 500 ? serverFault : anythingElse
}

/** Anything that was thrown, as an ApiError. */
export const toApiError = (thrown: unknown): ApiError => (thrown instanceof ApiError ? thrown : new ApiError(500))

/** 404 and 429 are logged and never shown by the general rule. */
export const isOnlyLogged = ({ status }: { status: number }) => status === 404 || status === 429

/** What is not open at somebody's age, or not yet; the sentence is meant for them, wherever it is met. */
const ageRefusals = ['age_needed', 'guardian_needed', 'adults_only'] as const
export type AgeRefusal = (typeof ageRefusals)[number]
export const isAgeRefusal = (code: string | undefined): code is AgeRefusal =>
  ageRefusals.some((refusal) => refusal === code)

/** What a person reads by the general rule; nothing for what is only logged, nor for a 401: the sign-in screen it leads to says it. */
export function generalMessage(thrown: unknown): string | undefined {
  const { status, code } = toApiError(thrown)
  if (isAgeRefusal(code)) return readerMessage(thrown)
  return isOnlyLogged({ status }) || status === 401 ? undefined : sentenceFor(status, code)
}

/** What a feature says of a failure: what the server meant for the reader, or that there is no connection; else its own. */
export function featureMessage(thrown: unknown, own: string): string {
  const { status, code, problem } = toApiError(thrown)
  const known = code === 'offline' || (status < 500 && problem.code !== undefined)
  return known ? readerMessage(thrown) : own
}

/** What a form says of a call it made: as `readerMessage`, and nothing of what is only logged and has no words of its own. */
export const formMessage = (thrown: unknown): string | undefined => {
  const error = toApiError(thrown)
  return isOnlyLogged(error) && error.code === undefined ? undefined : readerMessage(error)
}

/**
 * The server's own sentence when it meant one for the reader, else the generic one: a 4xx with a code, and the one fault
 * of the server that trying again never mends.
 */
export function readerMessage(thrown: unknown): string {
  const { status, code, problem } = toApiError(thrown)
  const meant = code === 'identity_misconfigured' || (status >= 400 && status < 500 && problem.code !== undefined)
  return (meant && problem.message) || sentenceFor(status, code)
}
