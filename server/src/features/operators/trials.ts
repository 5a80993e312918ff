import { randomUUID } from 'node:crypto'
import { product, type TrialPart } from '@glimmer/contract'
import type { App } from '#app.ts'
import type { MailerConfig } from '#config/mailer.ts'
import { writeEmail } from '#mail/email.ts'

/** What came of trying a service, as a sentence for the operator. */
export interface Outcome {
  ok: boolean
  said: string
}

/** What became of a mail that the configured mailer took. */
const accepted = ({ kind }: MailerConfig) =>
  kind === 'outbox'
    ? 'MAILER=outbox sends nothing: the email is kept in the table email_outbox, and in development shown at /outbox.'
    : 'The mail server took it. Look into that mailbox, its folder for spam too.'

/** The service's own answer, or the network's error; it holds nothing of a person but the address that was given. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message || error.name : String(error)).replace(/\.$/, '')

/** Sends one email as the app does. */
export async function tryMail({ config, mailer }: Pick<App, 'config' | 'mailer'>, to: string): Promise<Outcome> {
  const email = writeEmail({
    sender: config.operator,
    to,
    subject: `A test of ${product.name}’s email`,
    pieces: ['Hello,', `this email was sent to see whether ${product.name} can send email. It can.`],
  })
  try {
    await mailer.send(email)
    return { ok: true, said: accepted(config.mailer) }
  } catch (error) {
    const check = config.mailer.kind === 'smtp' ? ' Check SMTP_URL and MAIL_FROM.' : ''
    return { ok: false, said: `The email was not sent: ${reasonOf(error)}.${check}` }
  }
}

/** Has the first voice of adults speak, without those that stand in for it. */
async function tryVoice({ voicesFor }: App, signal: AbortSignal): Promise<Outcome> {
  const [voice] = voicesFor({ age: 'adult' })
  const [info] = (await voice?.voices()) ?? []
  if (!voice || !info) return { ok: false, said: 'There is no voice.' }
  if (voice.isReady?.() === false) return { ok: false, said: `${voice.name} is not ready yet.` }
  const spoken = await voice.synthesize({ text: 'I can begin again, gently, from here.', voice: info.id, signal })
  if (!spoken.ok) return { ok: false, said: `${voice.name} did not speak: ${spoken.reason}.` }
  return { ok: true, said: `${voice.name} spoke for ${(spoken.speech.durationMs / 1000).toFixed(1)} s.` }
}

/** Stores a few bytes, reads them back and deletes them. */
async function tryStorage({ blobs, config }: App): Promise<Outcome> {
  const key = `speech/trial-${randomUUID()}`
  const bytes = new TextEncoder().encode(key)
  await blobs.put(key, bytes)
  const read = await blobs.get(key)
  await blobs.delete(key)
  const isSame = read !== undefined && Buffer.from(read).equals(bytes)
  const where = config.blobs.kind === 's3' ? 'The bucket' : 'The disk'
  return {
    ok: isSame,
    said: isSame ? `${where} stored, returned and deleted a file.` : `${where} returned other bytes.`,
  }
}

/** Tries a service and measures how long it takes. A failure is an outcome, never an error. */
export async function tryPart(app: App, part: TrialPart, to: string, signal: AbortSignal) {
  const trials: Record<TrialPart, () => Promise<Outcome>> = {
    mail: () => tryMail(app, to),
    writer: () => app.trials.writer(),
    voice: () => tryVoice(app, signal),
    artist: () => app.trials.artist(),
    storage: () => tryStorage(app),
  }
  const from = performance.now()
  const outcome = await trials[part]().catch((error: unknown) => ({
    ok: false,
    said: `It failed: ${reasonOf(error)}.`,
  }))
  return { ...outcome, ms: Math.round(performance.now() - from) }
}
