import { usage } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { readUsage } from './read-usage.ts'

export { usagePersonalData } from './personal-data.ts'
export { readUsage } from './read-usage.ts'
export { lastResult } from './reserve.ts'
export { runMetered } from './run-metered.ts'
export { releaseExpired } from './settle.ts'

export const usageRoutes = (app: App) => handle(usage, { 'GET /users/usage': ({ account }) => readUsage(app, account) })
