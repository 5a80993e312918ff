import { type ProblemBody, type ProblemCode, problems } from '@glimmer/contract'

type Details = Pick<ProblemBody, 'errors' | 'feature' | 'limit' | 'used' | 'resetsAt' | 'tier' | 'part'>

/** An expected refusal with one of the contract's codes. Any other error is a bug and becomes a 500 without details. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly details: Details

  /** @param message a sentence for the user; defaults to the contract's own. */
  constructor(code: ProblemCode, message?: string, details: Details = {}) {
    super(message ?? problems[code][1])
    this.name = 'Problem'
    this.code = code
    this.status = problems[code][0]
    this.details = details
  }
}

/** Names the field of a request that is wrong, and why; `message` is the sentence for the whole request. */
export const invalidField = (path: string, why: string, message?: string) =>
  new Problem('invalid_input', message, { errors: [{ path, message: why }] })

/** Returns `found`, or throws the 404 that is also used for another account's things. */
export function orNotFound<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Problem('not_found')
  return value
}
