import { days } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { listFeltTrue } from './felt-true.ts'
import { readMilestones, readVisitDays, readVisitSummary } from './milestones.ts'

export const gardenRoutes = (app: App) =>
  handle(days, {
    'GET /users/days': ({ account }) => readVisitSummary(app, account),
    'GET /users/days/visits': ({ account, query }) => readVisitDays(app, account, query),
    'GET /users/days/milestones': ({ account }) => readMilestones(app, account),
    'GET /users/felt-true': ({ account, query }) => listFeltTrue(app, account, query),
  })
