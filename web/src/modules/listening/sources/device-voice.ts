/** What is known of a voice the device brings along. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

const rank = ({ lang }: DeviceVoice) => (/^en[-_]GB/i.test(lang) ? 0 : /^en([-_]|$)/i.test(lang) ? 1 : 2)

/**
 * The device's voice to speak English in: a British one first. Only voices that speak on the device itself are taken,
 * since others send the line to their maker.
 */
export const chooseDeviceVoice = <Voice extends DeviceVoice>(voices: readonly Voice[]): Voice | undefined =>
  voices.filter((voice) => voice.localService && rank(voice) < 2).toSorted((a, b) => rank(a) - rank(b))[0]

/** The voice this device would speak in now; none where it has none. Browsers may list theirs a little late. */
export const deviceVoice = () => chooseDeviceVoice(globalThis.speechSynthesis?.getVoices() ?? [])

/** Calls back when the device's list of voices changes; answers how to stop that. */
export function onDeviceVoices(changed: () => void) {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', changed)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', changed)
}
