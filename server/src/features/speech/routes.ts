import { sharedSpeech, speech } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { countFreeRecordings } from './free-recordings.ts'
import { liveSpeeches } from './live-speech.ts'
import { readOwn, readOwnAudio, removeOwn, saveOwn } from './own-recording.ts'
import { readAudio } from './read-audio.ts'
import { recordingQueue } from './recording-queue.ts'
import { previewName, readSample } from './sample.ts'
import { sharedLines } from './shared-line.ts'
import { speak } from './speak.ts'
import { listVoices } from './voices.ts'

export function speechRoutes(app: App) {
  const { record } = recordingQueue(app)
  const speaking = { record, countFree: countFreeRecordings(app) }
  const live = liveSpeeches((account, line, signal, onPiece) => speak(app, speaking, account, line, signal, onPiece))
  return handle(speech, {
    'GET /voices': ({ account }) => listVoices(app, account),
    'GET /voices/{voice}/sample': ({ account, params, signal }) =>
      readSample(app, record, account, params.voice, signal),
    'POST /voices/{voice}/name': ({ account, params, body, signal }) =>
      previewName(app, record, account, { ...params, ...body }, signal),
    'POST /affirmations/{id}/speak': ({ account, params, body, signal }) =>
      speak(app, speaking, account, { ...params, ...body }, signal),
    'POST /affirmations/{id}/speak/live': ({ account, params, body, signal }) =>
      live.speak(account, { ...params, ...body }, signal),
    'GET /speech/{token}': async ({ params, signal }) => live.read(params.token, signal),
    'GET /affirmations/{id}/audio/{voice}': ({ account, params, signal }) =>
      readAudio(app, record, account, params, signal),
    'PUT /affirmations/{id}/own-recording': ({ account, params, query, upload: file }) =>
      saveOwn(app, account, { ...params, ...query, file }),
    'GET /affirmations/{id}/own-recording': ({ account, params }) => readOwn(app, account, params.id),
    'GET /affirmations/{id}/own-recording/audio': ({ account, params }) => readOwnAudio(app, account, params.id),
    'DELETE /affirmations/{id}/own-recording': ({ account, params }) => removeOwn(app, account, params.id),
  })
}

export function sharedSpeechRoutes(app: App) {
  const lines = sharedLines(app, recordingQueue(app).record)
  return handle(sharedSpeech, {
    'GET /lines/{token}/speech': ({ params, signal }) => lines.read(params.token, signal),
    'GET /lines/{token}/audio': ({ params, signal }) => lines.readAudio(params.token, signal),
  })
}
