import { observable } from '#lib/observable.ts'

/** Whether a voice is playing or being recorded; background sounds are quieter meanwhile. */
export const speaking = observable(false)

/** Something that plays or records a voice. */
export interface AudioFocusHolder {
  pause(): void
}

let holder: AudioFocusHolder | undefined

/** Glimmer's other tabs in this browser. Where BroadcastChannel is missing, each tab has its own focus. */
const otherTabs = globalThis.document && globalThis.BroadcastChannel ? new BroadcastChannel('glimmer.floor') : undefined
otherTabs?.addEventListener('message', () => holder?.pause())

/** Gives the audio focus to one voice and pauses all others, in other tabs too. */
export function requestAudioFocus(next: AudioFocusHolder) {
  const before = holder
  holder = next
  if (before !== next) before?.pause()
  speaking.set(true)
  otherTabs?.postMessage('taken')
}

/** Gives the focus back; does nothing if another holder has taken it. */
export function abandonAudioFocus(former: AudioFocusHolder) {
  if (holder !== former) return
  holder = undefined
  speaking.set(false)
}
