import { voiceSample } from '@glimmer/contract/voice-sample'
import { api } from '#platform/api/client.ts'
import { linePlayer } from '../transport/line-player.ts'
import { audioTeller } from './audio-source.ts'
import { deviceVoice } from './device-voice.ts'
import { listening } from './playback-settings.ts'
import type { Tell } from './voice-source.ts'

/** How long a recording plays, in milliseconds; 0 where the browser cannot tell. */
function lengthOf(blob: Blob): Promise<number> {
  const audio = document.createElement('audio')
  const url = URL.createObjectURL(blob)
  const read = new Promise<number>((resolve) => {
    audio.onloadedmetadata = () => resolve(Number.isFinite(audio.duration) ? audio.duration * 1000 : 0)
    audio.onerror = () => resolve(0)
    audio.src = url
  })
  return read.finally(() => URL.revokeObjectURL(url))
}

async function findSample(choice: string, signal: AbortSignal): Promise<Tell> {
  if (choice === 'device') {
    const voice = deviceVoice()
    if (!voice) throw new Error('This device has no voice.')
    const { browserSpeech, deviceTeller } = await import('./device-source.ts')
    return (hearer) => deviceTeller(voiceSample, browserSpeech(voice), hearer)
  }
  const blob = await api('GET /voices/{voice}/sample', { params: { voice: choice }, signal })
  return audioTeller({ means: 'voice', blob, words: [], durationMs: await lengthOf(blob) })
}

/** Plays how a voice sounds, at the speed and in the room that lines are heard in; 'device' is the device's own. */
export const samplePlayer = (choice: string) => linePlayer((signal) => findSample(choice, signal), listening)
