import { affirmations, type ListQuery, sets, type Theme, themes } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { handle } from '#http/handle.ts'
import type { Subject } from '#ports/identity.ts'
import { orNotFound } from '#problem.ts'
import { readDaysShownUp } from './days-shown-up.ts'
import { deleteAffirmation, edit, setFavorite } from './edit.ts'
import { generate } from './generate.ts'
import { writeGentler } from './gentler.ts'
import { listAffirmations, listFavorites } from './list.ts'
import { addOwn, advise } from './own.ts'
import { respond } from './respond.ts'
import { readSet, writeSet } from './sets/write-set.ts'
import { findAffirmation, toAffirmation } from './store.ts'
import { readToday } from './today.ts'
import { readTodayForMood } from './today-for-mood.ts'

const readOne = async ({ database }: App, account: Account, id: string) =>
  toAffirmation(orNotFound(await findAffirmation(database.db, account.id, id)))

const listByTheme = (app: App, subject: Subject, name: string, query: Omit<ListQuery, 'theme'>) => {
  const theme: Theme = orNotFound(themes.find((known) => known === name))
  return listAffirmations(app, subject, { ...query, theme })
}

export const setRoutes = (app: App) =>
  handle(sets, {
    'POST /affirmations/set': ({ account, ...asked }) => writeSet(app, account, asked),
    'GET /affirmations/sets/{id}': ({ account, params }) => readSet(app, account, params.id),
  })

export const affirmationRoutes = (app: App) =>
  handle(affirmations, {
    'GET /affirmations': ({ subject, query }) => listAffirmations(app, subject, query),
    'GET /affirmations/today': ({ account }) => readToday(app, account),
    'POST /affirmations/today': ({ account, body }) => readTodayForMood(app, account, body.mood),
    'GET /affirmations/{id}': ({ account, params }) => readOne(app, account, params.id),
    'GET /affirmations/theme/{theme}': ({ subject, params, query }) => listByTheme(app, subject, params.theme, query),
    'POST /affirmations/generate': ({ account, ...asked }) => generate(app, account, asked),
    'POST /affirmations/advise': async ({ body }) => advise(body.text),
    'POST /affirmations/{id}/response': ({ account, params, body }) => respond(app, account, params.id, body.response),
    'POST /affirmations/{id}/gentler': ({ account, params, signal }) => writeGentler(app, account, params.id, signal),
    'POST /affirmations': ({ account, body }) => addOwn(app, account, body),
    'PUT /affirmations/{id}': ({ account, params, body }) => edit(app, account, params.id, body),
    'DELETE /affirmations/{id}': ({ account, params }) => deleteAffirmation(app, account, params.id),
    'POST /affirmations/{id}/favorite': ({ account, params, body }) =>
      setFavorite(app, account, params.id, body?.isFavorite),
    'GET /users/days': ({ account }) => readDaysShownUp(app, account),
    'GET /users/favorites': ({ subject, query }) => listFavorites(app, subject, query),
    'GET /users/history': ({ subject, query }) => listAffirmations(app, subject, { ...query, sort: 'newest' }),
  })
