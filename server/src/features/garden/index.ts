import { days } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { listFeltTrue } from './felt-true.ts'
import { readDaysShownUp, readLitDays, readMilestones } from './milestones.ts'

export const gardenRoutes = (app: App) =>
  handle(days, {
    'GET /users/days': ({ account }) => readDaysShownUp(app, account),
    'GET /users/days/lit': ({ account, query }) => readLitDays(app, account, query),
    'GET /users/days/milestones': ({ account }) => readMilestones(app, account),
    'GET /users/felt-true': ({ account, query }) => listFeltTrue(app, account, query),
  })
