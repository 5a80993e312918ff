import { usage } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { readUsage } from './read-usage.ts'

export const usageRoutes = (app: App) => handle(usage, { 'GET /users/usage': ({ account }) => readUsage(app, account) })
