import { voiceSample } from '@glimmer/contract/voice-sample'
import { api } from '#platform/api/client.ts'
import { linePlayer } from '../transport/line-player.ts'
import { audioSource } from './audio-source.ts'
import { deviceVoice } from './device-voice.ts'
import { playbackSettings } from './playback-settings.ts'
import type { CreateVoiceSource } from './voice-source.ts'

/** How long a recording plays; 0 where the browser cannot tell. */
function durationMsOf(blob: Blob): Promise<number> {
  const audio = document.createElement('audio')
  const url = URL.createObjectURL(blob)
  const read = new Promise<number>((resolve) => {
    audio.onloadedmetadata = () => resolve(Number.isFinite(audio.duration) ? audio.duration * 1000 : 0)
    audio.onerror = () => resolve(0)
    audio.src = url
  })
  return read.finally(() => URL.revokeObjectURL(url))
}

/** What one of the device's own voices is called by; `device` alone is the one that would speak. */
const ofDevice = 'device:'

/** A recording of which nothing is known but its sound. */
const soundOf = async (blob: Blob): Promise<CreateVoiceSource> =>
  audioSource({ means: 'voice', blob, words: [], durationMs: await durationMsOf(blob) })

async function findSample(choice: string, signal: AbortSignal): Promise<CreateVoiceSource> {
  const isDevice = choice === 'device' || choice.startsWith(ofDevice)
  if (isDevice) {
    const voice = deviceVoice(choice === 'device' ? undefined : choice.slice(ofDevice.length))
    if (!voice) throw new Error('This device has no voice.')
    const { browserSpeech, deviceSource } = await import('./device-source.ts')
    return (events) => deviceSource(voiceSample, browserSpeech(voice), events)
  }
  return soundOf(await api('GET /voices/{voice}/sample', { params: { voice: choice }, signal }))
}

/** Plays how a voice sounds, as lines are played on this device: by its id, or `device:` and the URI of the device's own. */
export const samplePlayer = (choice: string) => linePlayer((signal) => findSample(choice, signal), playbackSettings)

/** Plays how a voice of the server says a name that is spelt the way it sounds. */
export const namePlayer = (voice: string, saidAs: string) =>
  linePlayer(
    async (signal) => soundOf(await api('POST /voices/{voice}/name', { params: { voice }, body: { saidAs }, signal })),
    playbackSettings,
  )
