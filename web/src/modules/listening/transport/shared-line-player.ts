import { api, bytesAt } from '#platform/api/client.ts'
import { audioSource } from '../sources/audio-source.ts'
import { fromDevice } from '../sources/find-voice-source.ts'
import { playbackSettings } from '../sources/playback-settings.ts'
import { linePlayer } from './line-player.ts'

async function fromServer(token: string, signal: AbortSignal) {
  const { audioUrl, durationMs, words } = await api('GET /lines/{token}/speech', { params: { token }, signal })
  return audioSource({ means: 'voice', blob: await bytesAt(audioUrl, { signal }), words, durationMs })
}

/** Plays a shared line in a voice of the server; where that cannot be had, by the device, or word by word in silence. */
export const sharedLinePlayer = (token: string, text: string) =>
  linePlayer(
    (signal) =>
      fromServer(token, signal).catch(() => {
        signal.throwIfAborted()
        return fromDevice({ text })
      }),
    playbackSettings,
  )
