import { evening } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { answerEvening, readEvening } from './evening.ts'

export { findUnanswered } from './evening.ts'

export const eveningRoutes = (app: App) =>
  handle(evening, {
    'GET /affirmations/evening': ({ account }) => readEvening(app, account),
    'PUT /affirmations/evening': ({ account, body }) => answerEvening(app, account, body),
  })
