import { speech } from '@glimmer/contract'
import type { App } from '../../app.ts'
import { handle } from '../../http/handle.ts'
import { listVoices } from './list-voices.ts'
import { readAudio } from './read-audio.ts'
import { speak } from './speak.ts'

export const speechRoutes = (app: App) =>
  handle(speech, {
    'GET /voices': async ({ account }) => listVoices(app, account),
    'POST /affirmations/{id}/speak': ({ account, params, body, signal }) =>
      speak(app, account, params.id, body.voice, signal),
    'GET /affirmations/{id}/audio/{voice}': ({ account, params }) => readAudio(app, account, params.id, params.voice),
  })
