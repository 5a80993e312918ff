import { observable } from '#lib/observable.ts'
import { readItem, writeItem } from '#lib/safe-storage.ts'

const storageKey = 'glimmer.heard'

/** The voice of the server heard last on this device; empty if none was. */
export const lastVoice = observable(readItem(storageKey) ?? '')

export function noteVoice(voice: string) {
  if (voice === lastVoice.get()) return
  writeItem(storageKey, voice)
  lastVoice.set(voice)
}
