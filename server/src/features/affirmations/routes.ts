import { type Affirmation, affirmations, type ListQuery, sets, type Theme, themes } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { handle } from '#http/handle.ts'
import type { Subject } from '#ports/identity.ts'
import { orNotFound } from '#problem.ts'
import { chooseAnother } from './another.ts'
import { deleteAffirmation, edit, setFavorite } from './edit.ts'
import { generate } from './generate.ts'
import { writeGentler } from './gentler.ts'
import { listAffirmations, listFavorites } from './list.ts'
import { addOwn, advise } from './own.ts'
import { respond } from './respond.ts'
import { listSets, readSet, writeSet } from './sets/write-set.ts'
import { findAffirmation, toAffirmation } from './store.ts'
import { readAhead, readToday } from './today.ts'
import { readTodayForMood } from './today-for-mood.ts'
import { findTodayAsJson } from './today-json.ts'

const readOne = async ({ database }: App, account: Account, id: string) =>
  toAffirmation(orNotFound(await findAffirmation(database.db, account.id, id)))

const listByTheme = (app: App, subject: Subject, name: string, query: Omit<ListQuery, 'theme'>) => {
  const theme: Theme = orNotFound(themes.find((known) => known === name))
  return listAffirmations(app, subject, { ...query, theme })
}

/** Returns a line, and starts recording it before Play is pressed if the user's voice is a slow one. */
async function soonHeard<Line extends Affirmation>(app: App, account: Account, reply: Promise<Line>): Promise<Line> {
  const line = await reply
  app.speech.prerecord(account, line._id)
  return line
}

/** Today's line; takes one query except on the day's first visit. */
async function answerToday(app: App, account: Account) {
  const written = await findTodayAsJson(app, account)
  if (!written) return soonHeard(app, account, readToday(app, account))
  app.speech.prerecord(account, written.id)
  return written.today
}

async function keep(app: App, account: Account, id: string, wanted: boolean | undefined): Promise<Affirmation> {
  const line = await setFavorite(app, account, id, wanted)
  if (line.isFavorite) app.speech.prerecord(account, id)
  return line
}

export const setRoutes = (app: App) =>
  handle(sets, {
    'POST /affirmations/set': async ({ account, ...asked }) => {
      const set = await writeSet(app, account, asked)
      for (const { affirmation } of set.lines) app.speech.prerecord(account, affirmation._id)
      return set
    },
    'GET /affirmations/sets': ({ account, query }) => listSets(app, account, query),
    'GET /affirmations/sets/{id}': ({ account, params }) => readSet(app, account, params.id),
  })

export const affirmationRoutes = (app: App) =>
  handle(affirmations, {
    'GET /affirmations': ({ subject, query }) => listAffirmations(app, subject, query),
    'GET /affirmations/today': ({ account }) => answerToday(app, account),
    'GET /affirmations/ahead': async ({ account }) => {
      const ahead = await readAhead(app, account)
      for (const { affirmation } of ahead.items) app.speech.prerecord(account, affirmation._id)
      return ahead
    },
    'POST /affirmations/today': ({ account, body }) =>
      soonHeard(app, account, readTodayForMood(app, account, body.mood)),
    'GET /affirmations/{id}': ({ account, params }) => readOne(app, account, params.id),
    'GET /affirmations/theme/{theme}': ({ subject, params, query }) => listByTheme(app, subject, params.theme, query),
    'POST /affirmations/generate': ({ account, ...asked }) => soonHeard(app, account, generate(app, account, asked)),
    'POST /affirmations/advise': async ({ body }) => advise(body.text),
    'POST /affirmations/{id}/response': ({ account, params, body }) => respond(app, account, params.id, body.response),
    'POST /affirmations/{id}/gentler': ({ account, params, signal }) =>
      soonHeard(app, account, writeGentler(app, account, params.id, signal)),
    'POST /affirmations/{id}/another': ({ account, params }) =>
      soonHeard(app, account, chooseAnother(app, account, params.id)),
    'POST /affirmations': ({ account, body }) => soonHeard(app, account, addOwn(app, account, body)),
    'PUT /affirmations/{id}': ({ account, params, body }) =>
      soonHeard(app, account, edit(app, account, params.id, body)),
    'DELETE /affirmations/{id}': ({ account, params }) => deleteAffirmation(app, account, params.id),
    'POST /affirmations/{id}/favorite': ({ account, params, body }) => keep(app, account, params.id, body?.isFavorite),
    'GET /users/favorites': ({ subject, query }) => listFavorites(app, subject, query),
    'GET /users/history': ({ subject, query }) => listAffirmations(app, subject, { ...query, sort: 'newest' }),
  })
