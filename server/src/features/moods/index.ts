import { moodsByDay } from '@glimmer/contract'
import type { App } from '#app.ts'
import { handle } from '#http/handle.ts'
import { deleteMood, deleteMoods, keepMood, listMoods } from './moods.ts'

export { moodPersonalData } from './personal-data.ts'

export const moodRoutes = (app: App) =>
  handle(moodsByDay, {
    'GET /users/moods': ({ account, query }) => listMoods(app, account, query),
    'PUT /users/moods/{day}': ({ account, params, body }) => keepMood(app, account, params.day, body.mood),
    'DELETE /users/moods/{day}': ({ account, params }) => deleteMood(app, account, params.day),
    'DELETE /users/moods': ({ account }) => deleteMoods(app, account),
  })
