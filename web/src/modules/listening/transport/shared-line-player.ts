import { api, bytesAt } from '#platform/api/client.ts'
import { playbackSettings } from '../playback-settings.ts'
import { audioSource } from '../sources/audio-source.ts'
import { deviceVoiceSource, recordedSource } from '../sources/find-voice-source.ts'
import { fetchRecording } from '../sources/follow-speech.ts'
import { linePlayer } from './line-player.ts'

/** What the server calls the voice of a line's owner, who gave it with the link. */
const givenVoice = 'own'

async function sharedLineSource(token: string, text: string, signal: AbortSignal) {
  const speech = await api('GET /lines/{token}/speech', { params: { token }, signal })
  if (speech.voice === givenVoice)
    return recordedSource(text, { blob: await bytesAt(speech.audioUrl, { signal }), durationMs: speech.durationMs })
  return audioSource(await fetchRecording(speech, { text, signal }))
}

/**
 * Plays a shared line in its owner's voice, if they gave it, or a voice of the server; if that is unavailable, with the device's voice, or word by word in
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
