import { observable } from '#lib/observable.ts'

/** Whether somebody is speaking: sounds around the voice make room for it. */
export const speaking = observable(false)

export interface Speaker {
  pause(): void
}

let holder: Speaker | undefined

/** Glimmer's other tabs in this browser; a browser that cannot reach them has each tab speak for itself. */
const otherTabs = globalThis.document && globalThis.BroadcastChannel ? new BroadcastChannel('glimmer.floor') : undefined
otherTabs?.addEventListener('message', () => holder?.pause())

/** One voice at a time: whoever begins to speak has all others pause, in other tabs too. */
export function takeFloor(speaker: Speaker) {
  const before = holder
  holder = speaker
  if (before !== speaker) before?.pause()
  speaking.set(true)
  otherTabs?.postMessage('taken')
}

export function leaveFloor(speaker: Speaker) {
  if (holder !== speaker) return
  holder = undefined
  speaking.set(false)
}
