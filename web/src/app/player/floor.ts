import { observe } from '../session/observable.ts'

/** Whether somebody is speaking: sounds around the voice make room for it. */
export const speaking = observe(false)

let holder: { pause(): void } | undefined

/** One voice at a time: whoever begins to speak has all others pause. */
export function takeFloor(speaker: { pause(): void }) {
  const before = holder
  holder = speaker
  if (before !== speaker) before?.pause()
  speaking.set(true)
}

export function leaveFloor(speaker: { pause(): void }) {
  if (holder !== speaker) return
  holder = undefined
  speaking.set(false)
}
