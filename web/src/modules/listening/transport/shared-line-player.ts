import { api } from '#platform/api/client.ts'
import { playbackSettings } from '../playback-settings.ts'
import { audioSource } from '../sources/audio-source.ts'
import { deviceVoiceSource } from '../sources/find-voice-source.ts'
import { fetchRecording } from '../sources/follow-speech.ts'
import { linePlayer } from './line-player.ts'

async function sharedLineSource(token: string, text: string, signal: AbortSignal) {
  const speech = await api('GET /lines/{token}/speech', { params: { token }, signal })
  return audioSource(await fetchRecording(speech, { text, signal }))
}

/**
 * Plays a shared line in a voice of the server; if that is unavailable, with the device's voice, or word by word in
 * silence.
 */
export const sharedLinePlayer = (token: string, text: string) =>
  linePlayer(
    (signal) =>
      sharedLineSource(token, text, signal).catch(() => {
        signal.throwIfAborted()
        return deviceVoiceSource({ text })
      }),
    playbackSettings,
  )
