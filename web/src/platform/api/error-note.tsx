import { formMessage } from './errors.ts'

/** Why something failed, in the server's words where they are meant for the reader. Nothing for what is only logged. */
export function ErrorNote({ error }: { error: unknown }) {
  const message = formMessage(error)
  return message && <p role="alert">{message}</p>
}
