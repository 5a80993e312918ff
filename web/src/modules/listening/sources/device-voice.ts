import { useSyncExternalStore } from 'react'
import { playbackSettings } from './playback-settings.ts'

/** What is known of a voice the device brings along. */
export type DeviceVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService' | 'voiceURI'>

/** Jokes, and machines of another age, that some systems list among their voices. */
const odd =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|eddy|flo|fred|good news|grandma|grandpa|jester|junior|kathy|organ|ralph|reed|rocko|sandy|shelley|superstar|trinoids|whisper|wobble|zarvox)\b|espeak|mbrola/i
/** How makers call the better ones of theirs. */
const refined = /premium|enhanced|natural|neural|siri/i

/** As many as one listens through before choosing. */
const mostShown = 4

const isEnglish = ({ lang }: DeviceVoice) => /^en([-_]|$)/i.test(lang)
const isBritish = ({ lang }: DeviceVoice) => /^en[-_]GB/i.test(lang)
const rank = (voice: DeviceVoice) =>
  (odd.test(voice.name) || odd.test(voice.voiceURI) ? 4 : 0) +
  (refined.test(`${voice.name} ${voice.voiceURI}`) ? 0 : 2) +
  (isBritish(voice) ? 0 : 1)

/** Those that speak English on the device itself, the best first: others send the line to their maker. */
const ranked = <Voice extends DeviceVoice>(voices: readonly Voice[]): Voice[] =>
  voices.filter((voice) => voice.localService && isEnglish(voice)).toSorted((a, b) => rank(a) - rank(b))

/** The device's voice to speak English in: the one that was chosen, else the best, a British one first. */
export function chooseDeviceVoice<Voice extends DeviceVoice>(
  voices: readonly Voice[],
  chosen?: string,
): Voice | undefined {
  const usable = ranked(voices)
  return usable.find(({ voiceURI }) => voiceURI === chosen) ?? usable[0]
}

/** The device's voices that are worth offering: its good ones, or the one there is. */
export function offeredDeviceVoices<Voice extends DeviceVoice>(voices: readonly Voice[]): Voice[] {
  const usable = ranked(voices)
  const good = usable.filter((voice) => rank(voice) < 4)
  return good.length > 0 ? good.slice(0, mostShown) : usable.slice(0, 1)
}

const allVoices = () => globalThis.speechSynthesis?.getVoices() ?? []

/** The voice this device would speak in now; undefined where it has none. Browsers may list theirs a little late. */
export const deviceVoice = (chosen = playbackSettings.get().deviceVoice) => chooseDeviceVoice(allVoices(), chosen)

function onDeviceVoices(changed: () => void) {
  globalThis.speechSynthesis?.addEventListener?.('voiceschanged', changed)
  return () => globalThis.speechSynthesis?.removeEventListener?.('voiceschanged', changed)
}

/** Whether this device has such a voice; kept up to date as the browser lists more. */
export const useHasDeviceVoice = () => useSyncExternalStore(onDeviceVoices, () => deviceVoice() !== undefined)

/** The device's voices to choose from; kept up to date as the browser lists more. */
export function useDeviceVoices(): readonly DeviceVoice[] {
  useSyncExternalStore(onDeviceVoices, () =>
    allVoices()
      .map(({ voiceURI }) => voiceURI)
      .join('\n'),
  )
  return offeredDeviceVoices(allVoices())
}
