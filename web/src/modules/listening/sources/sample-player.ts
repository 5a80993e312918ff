import { voiceSample } from '@glimmer/contract/voice-sample'
import { api } from '#platform/api/client.ts'
import { deviceVoice } from '../device-voice.ts'
import { playbackSettings } from '../playback-settings.ts'
import { linePlayer } from '../transport/line-player.ts'
import type { CreateVoiceSource } from '../voice-source.ts'
import { audioSource } from './audio-source.ts'

/** The duration of a recording; 0 if the browser cannot tell. */
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

/** Prefix for the URI of a device voice; `device` alone means the voice that would be used. */
const deviceVoicePrefix = 'device:'

/** A recording without word timings. */
const soundOf = async (blob: Blob): Promise<CreateVoiceSource> =>
  audioSource({ method: 'voice', blob, words: [], durationMs: await durationMsOf(blob) })

async function findSample(choice: string, signal: AbortSignal): Promise<CreateVoiceSource> {
  const isDevice = choice === 'device' || choice.startsWith(deviceVoicePrefix)
  if (isDevice) {
    const voice = deviceVoice(choice === 'device' ? undefined : choice.slice(deviceVoicePrefix.length))
    if (!voice) throw new Error('This device has no voice.')
    const { browserSpeech, deviceSource } = await import('./device-source.ts')
    return (events) => deviceSource(voiceSample, browserSpeech(voice), events)
  }
  return soundOf(await api('GET /voices/{voice}/sample', { params: { voice: choice }, signal }))
}

/**
 * Plays a sample of a voice with this device's playback settings. `choice` is a voice id, `device`, or `device:` and
 * the URI of a device voice.
 */
export const samplePlayer = (choice: string) => linePlayer((signal) => findSample(choice, signal), playbackSettings)

/** Plays a name in a voice of the server. `respelling` is the name respelt the way it sounds. */
export const namePlayer = (voice: string, respelling: string) =>
  linePlayer(
    async (signal) =>
      soundOf(await api('POST /voices/{voice}/name', { params: { voice }, body: { respelling }, signal })),
    playbackSettings,
  )
