import { useSyncExternalStore } from 'react'

/** What is known of a voice the device brings along. */
type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

const rank = ({ lang }: DeviceVoice) => (/^en[-_]GB/i.test(lang) ? 0 : /^en([-_]|$)/i.test(lang) ? 1 : 2)

/**
 * The device's voice to speak English in: a British one first. Only voices that speak on the device itself are taken,
 * since others send the line to their maker.
 */
export const chooseDeviceVoice = <Voice extends DeviceVoice>(voices: readonly Voice[]): Voice | undefined =>
  voices.filter((voice) => voice.localService && rank(voice) < 2).toSorted((a, b) => rank(a) - rank(b))[0]

/** The voice this device would speak in now; undefined where it has none. Browsers may list theirs a little late. */
export const deviceVoice = () => chooseDeviceVoice(globalThis.speechSynthesis?.getVoices() ?? [])

function onDeviceVoices(changed: () => void) {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', changed)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', changed)
}

/** Whether this device has such a voice; kept up to date as the browser lists more. */
export const useHasDeviceVoice = () => useSyncExternalStore(onDeviceVoices, () => deviceVoice() !== undefined)
