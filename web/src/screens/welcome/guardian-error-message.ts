import { readerMessage, toApiError } from '#platform/api/errors.ts'

/** Why the request to a guardian could not be sent. If mail is unavailable, the server's own message says so. */
export function guardianErrorMessage(thrown: unknown): string {
  const { code, problem } = toApiError(thrown)
  return (code === 'mail_unavailable' && problem.message) || readerMessage(thrown)
}
