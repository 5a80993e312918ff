import { useSyncExternalStore } from 'react'
import { type Observable, observable } from '#lib/observable.ts'
import { readItem, writeItem } from '#lib/safe-storage.ts'
import type { PlaybackMethod } from './voice-source.ts'

/** How lines are played on this device, for every user of it. */
export interface PlaybackSettings {
  /** 1 is the voice's own speed. */
  rate: number
  reverb: boolean
  method: PlaybackMethod
  /** The silence between two lines played one after the other. */
  gapMs: number
  /** The URI of the device voice to use; the best available if undefined. */
  deviceVoice?: string | undefined
}

/** How a voice sounds, with change notifications. */
export type WatchedSettings = Pick<Observable<Pick<PlaybackSettings, 'rate' | 'reverb'>>, 'get' | 'subscribe'>

/** The speeds to choose from. */
export const rates = [0.8, 0.9, 1, 1.1, 1.25] as const
/** The gaps to choose from. */
export const gapsMs = [3_000, 5_000, 10_000, 20_000, 40_000] as const
const allMethods: readonly PlaybackMethod[] = ['voice', 'own', 'device', 'silent']
const defaults: PlaybackSettings = { rate: 1, reverb: false, method: 'voice', gapMs: 5_000 }
const storageKey = 'glimmer.listening'

/** Parses stored settings; unknown or out-of-range values become the default. Reverb is stored as `room`. */
export function parsePlaybackSettings(stored: string | null): PlaybackSettings {
  try {
    const { rate, room, method, gapMs, deviceVoice } = JSON.parse(stored ?? '{}')
    return {
      rate: rates.find((one) => one === rate) ?? defaults.rate,
      reverb: room === true,
      method: allMethods.find((one) => one === method) ?? defaults.method,
      gapMs: gapsMs.find((one) => one === gapMs) ?? defaults.gapMs,
      ...(typeof deviceVoice === 'string' && { deviceVoice }),
    }
  } catch {
    return defaults
  }
}

export const playbackSettings = observable<PlaybackSettings>(parsePlaybackSettings(readItem(storageKey)))
export const usePlaybackSettings = () => useSyncExternalStore(playbackSettings.subscribe, playbackSettings.get)

/** Changes how lines are played, and stores it for the next visit where the browser allows it. */
export function changePlaybackSettings(changes: Partial<PlaybackSettings>) {
  const next = { ...playbackSettings.get(), ...changes }
  playbackSettings.set(next)
  const { reverb: room, ...rest } = next
  writeItem(storageKey, JSON.stringify({ ...rest, room }))
}
