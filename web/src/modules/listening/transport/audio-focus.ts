import { observable } from '#lib/observable.ts'

/** Whether a voice is playing or being recorded: ambient sounds grow quieter meanwhile. */
export const speaking = observable(false)

/** Whoever plays or records a voice. */
export interface AudioFocusHolder {
  pause(): void
}

let holder: AudioFocusHolder | undefined

/** Glimmer's other tabs in this browser; where they cannot be reached, each tab has a focus of its own. */
const otherTabs = globalThis.document && globalThis.BroadcastChannel ? new BroadcastChannel('glimmer.floor') : undefined
otherTabs?.addEventListener('message', () => holder?.pause())

/** One voice at a time: whoever begins has all others pause, in other tabs too. */
export function requestAudioFocus(next: AudioFocusHolder) {
  const before = holder
  holder = next
  if (before !== next) before?.pause()
  speaking.set(true)
  otherTabs?.postMessage('taken')
}

/** Gives the focus back; nothing happens where somebody else has taken it. */
export function abandonAudioFocus(former: AudioFocusHolder) {
  if (holder !== former) return
  holder = undefined
  speaking.set(false)
}
