import { support } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { sendMessage } from './send-message.ts'

export const supportRoutes = (app: App) =>
  handle(support, {
    'POST /support': ({ body }) => sendMessage(app, body),
    'POST /users/support': ({ account, body }) => sendMessage(app, body, account),
  })
