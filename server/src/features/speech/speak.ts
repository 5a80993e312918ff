import { plans, type Speech } from '@glimmer/contract'
import type { Account, App } from '../../app.ts'
import { orNotFound, Problem } from '../../problem.ts'
import { findClip, findText, keepClip, toSpeech } from './store.ts'
import { synthesize } from './synthesize.ts'

function refuseVoice({ voice }: App, { tier }: Account, id: string) {
  const place = voice.voices().findIndex((known) => known.id === id)
  if (place === -1)
    throw new Problem('invalid_input', undefined, { errors: [{ path: 'voice', message: 'There is no such voice.' }] })
  const open = plans[tier].voices
  if (open !== null && place >= open) throw new Problem('voice_locked', undefined, { tier: 'premium' })
}

/**
 * Speaks a line in a voice. The first time spends one of the month's spoken clips; after that it is free, even where
 * the recording was lost and has to be made again.
 */
export async function speak(
  app: App,
  account: Account,
  id: string,
  voice: string,
  signal: AbortSignal,
): Promise<Speech> {
  const { db } = app.database
  const text = orNotFound(await findText(db, account.id, id))
  refuseVoice(app, account, voice)
  const known = await findClip(db, account.id, id, voice)
  if (known) return toSpeech(known)

  const record = () => synthesize(app, { accountId: account.id, affirmationId: id, voice, text }, signal)
  return app.usage.spend(account, {
    feature: 'speech',
    // The line and the voice are the key: a second click, or a second tab, is the same piece of work.
    key: `${id} ${voice}`,
    fingerprint: '',
    async work() {
      const clip = await record()
      return {
        charged: true,
        resultId: id,
        keep: async (transaction) => toSpeech(await keepClip(transaction, clip)),
      }
    },
    replay: async () => toSpeech((await findClip(db, account.id, id, voice)) ?? (await keepClip(db, await record()))),
  })
}
