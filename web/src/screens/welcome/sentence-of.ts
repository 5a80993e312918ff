import { readerMessage, toApiError } from '#platform/api/errors.ts'

/** Why a question to a grown-up could not be sent: that no mail can go just now is the server's to say, too. */
export function sentenceOf(thrown: unknown): string {
  const { code, problem } = toApiError(thrown)
  return (code === 'mail_unavailable' && problem.message) || readerMessage(thrown)
}
