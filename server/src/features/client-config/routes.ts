import { config } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { clientConfig } from './client-config.ts'

export const clientConfigRoutes = (app: App) =>
  handle(config, { 'GET /config': async () => clientConfig(app.config, app.identity.endpoints()) })
