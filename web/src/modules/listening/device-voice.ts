import { useSyncExternalStore } from 'react'
import { playbackSettings } from './playback-settings.ts'

/** What is known of one of the device's own voices. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'voiceURI'>

/** Novelty and outdated robotic voices that some systems list. */
const odd =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|jester|junior|kathy|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b|espeak|mbrola/i
/** How vendors name their better voices. */
const refined = /premium|enhanced|natural|neural|siri/i

/** As many as a user would listen to before choosing. */
const maxShown = 4

const isEnglish = ({ lang }: DeviceVoice) => /^en([-_]|$)/i.test(lang)
const isBritish = ({ lang }: DeviceVoice) => /^en[-_]GB/i.test(lang)
const rank = (voice: DeviceVoice) =>
  (odd.test(voice.name) || odd.test(voice.voiceURI) ? 4 : 0) +
  (refined.test(`${voice.name} ${voice.voiceURI}`) ? 0 : 2) +
  (isBritish(voice) ? 0 : 1)

/** The voices that speak English on the device itself, best first. Other voices send the line to their vendor. */
const ranked = <Voice extends DeviceVoice>(voices: readonly Voice[]): Voice[] =>
  voices.filter((voice) => voice.localService && isEnglish(voice)).toSorted((a, b) => rank(a) - rank(b))

/** The device voice to speak English in: the chosen one, else the best, British voices first. */
export function chooseDeviceVoice<Voice extends DeviceVoice>(
  voices: readonly Voice[],
  chosen?: string,
): Voice | undefined {
  const usable = ranked(voices)
  return usable.find(({ voiceURI }) => voiceURI === chosen) ?? usable[0]
}

/** The device voices worth offering: the good ones, or else the single best. */
export function offeredDeviceVoices<Voice extends DeviceVoice>(voices: readonly Voice[]): Voice[] {
  const usable = ranked(voices)
  const good = usable.filter((voice) => rank(voice) < 4)
  return good.length > 0 ? good.slice(0, maxShown) : usable.slice(0, 1)
}

const allVoices = () => globalThis.speechSynthesis?.getVoices() ?? []

/** The voice this device would speak in now; undefined if it has none. Browsers may list their voices with a delay. */
export const deviceVoice = (chosen = playbackSettings.get().deviceVoice) => chooseDeviceVoice(allVoices(), chosen)

function onDeviceVoices(changed: () => void) {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', changed)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', changed)
}

/** Whether this device has an English voice; updates as the browser lists more. */
export const useHasDeviceVoice = () => useSyncExternalStore(onDeviceVoices, () => deviceVoice() !== undefined)

/** The device voices to choose from; updates as the browser lists more. */
export function useDeviceVoices(): readonly DeviceVoice[] {
  useSyncExternalStore(onDeviceVoices, () =>
    allVoices()
      .map(({ voiceURI }) => voiceURI)
      .join('\n'),
  )
  return offeredDeviceVoices(allVoices())
}
