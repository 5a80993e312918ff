import { speech } from '@glimmer/contract'
import type { App } from '../../app.ts'
import { handle } from '../../http/handle.ts'
import { readAudio } from './read-audio.ts'
import { recorder } from './record.ts'
import { speak } from './speak.ts'
import { listVoices } from './voices.ts'

export function speechRoutes(app: App) {
  const record = recorder(app)
  return handle(speech, {
    'GET /voices': ({ account }) => listVoices(app, account),
    'POST /affirmations/{id}/speak': ({ account, params, body, signal }) =>
      speak(app, record, account, { ...params, ...body }, signal),
    'GET /affirmations/{id}/audio/{voice}': ({ account, params, signal }) =>
      readAudio(app, record, account, params, signal),
  })
}
