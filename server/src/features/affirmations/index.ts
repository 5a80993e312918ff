import {
  type Affirmation,
  affirmations,
  importing,
  type ListQuery,
  type Theme,
  type TokenScope,
  themes,
} from '@glimmer/contract'
import type { Tone } from '@glimmer/contract/lines'
import type { Account, App } from '#app.ts'
import { handle } from '#http/handle.ts'
import type { Subject } from '#ports/identity.ts'
import { orNotFound, Problem } from '#problem.ts'
import { chooseAnother } from './another.ts'
import { deleteAffirmation, edit, respond, setFavorite } from './edit.ts'
import { generate } from './generate.ts'
import { writeGentler } from './gentler.ts'
import { importLines, previewImport } from './import-lines.ts'
import { laterLines } from './later-lines.ts'
import { listAffirmations, listFavorites } from './list.ts'
import { addOwn, advise, rewordOwn } from './own-lines.ts'
import { getAffirmation } from './store.ts'
import { peekToday, readAhead, readToday } from './today.ts'
import { readTodayForMood } from './today-for-mood.ts'

export { affirmationFields, affirmationJson } from './affirmation-fields.ts'
export { briefOf, findPerson, gently, noWords, type Person } from './brief.ts'
export { chooseTodayAgain } from './choose-today-again.ts'
export { ageCursor, instantCursor, refuseCursor, shelfCursor } from './cursor.ts'
export { storeResponse } from './edit.ts'
export { fingerprintOf, refuseLockedThemes } from './generate.ts'
export { affirmationPersonalData } from './personal-data.ts'
export {
  addAffirmation,
  findAffirmation,
  findAffirmations,
  getAffirmation,
  isGentle,
  type NewAffirmation,
  toRow,
  updateAffirmation,
} from './store.ts'
export { daysAround, isOfDaysAhead, peekToday, readAhead, type ShownLine, shownLines, todayAmong } from './today.ts'

const readOne = async ({ database }: App, account: Account, id: string) =>
  await getAffirmation(database.db, account.id, id)

const listByTheme = (app: App, subject: Subject, name: string, query: Omit<ListQuery, 'theme'>) => {
  const theme: Theme = orNotFound(themes.find((each) => each === name))
  return listAffirmations(app, subject, { ...query, theme })
}

/** Returns a line, and raises `linesChosen` for it. */
async function raiseLineChosen<Line extends Affirmation>(
  app: App,
  account: Account,
  reply: Promise<Line>,
): Promise<Line> {
  const line = await reply
  await app.raise('linesChosen', { account, ids: [line._id] })
  return line
}

async function keep(app: App, account: Account, id: string, isFavorite: boolean | undefined): Promise<Affirmation> {
  const line = await setFavorite(app, account, id, isFavorite)
  if (line.isFavorite) await app.raise('linesChosen', { account, ids: [id] })
  return line
}

/** With an access token only lines in the user's own words may be changed. Throws `insufficient_scope`, `not_found`. */
async function requireOwn(app: App, account: Account, id: string, scopes: readonly TokenScope[] | undefined) {
  if (scopes && (await readOne(app, account, id)).origin !== 'own') throw new Problem('insufficient_scope')
}

export function affirmationRoutes(app: App) {
  const later = laterLines()
  return handle(
    { ...affirmations, ...importing },
    {
      'GET /affirmations': ({ subject, query }) => listAffirmations(app, subject, query),
      'GET /affirmations/today': ({ account, scopes, query }) => {
        // A program that asks each day is not the user coming for their line.
        if (scopes) return peekToday(app, account)
        app.writerFor(account).warmUp?.()
        return raiseLineChosen(app, account, readToday(app, account, query.opened))
      },
      'GET /affirmations/ahead': async ({ account }) => {
        const ahead = await readAhead(app, account)
        const raise = (lines: readonly Affirmation[], tone?: Tone) =>
          app.raise('linesChosen', { account, ids: lines.map(({ _id }) => _id), tone })
        for (const { affirmation, evening } of ahead.items) {
          await raise([affirmation], evening && 'day')
          if (evening) await raise([evening], 'evening')
        }
        return ahead
      },
      'POST /affirmations/today': ({ account, body }) =>
        raiseLineChosen(app, account, readTodayForMood(app, account, body.mood)),
      'GET /affirmations/{id}': ({ account, params }) => readOne(app, account, params.id),
      'GET /affirmations/theme/{theme}': ({ subject, params, query }) => listByTheme(app, subject, params.theme, query),
      'POST /affirmations/generate': ({ account, ...request }) =>
        raiseLineChosen(app, account, generate(app, account, later, request)),
      'GET /affirmations/{id}/later': ({ account, params }) => later.isReady(account, params.id),
      'POST /affirmations/{id}/later': ({ account, params }) =>
        raiseLineChosen(app, account, later.take(app, account, params.id)),
      'POST /affirmations/advise': async ({ account, body }) => advise(app, account, body.text),
      'POST /affirmations/reword': ({ account, body, signal }) => rewordOwn(app, account, body.text, signal),
      'POST /affirmations/{id}/response': ({ account, params, body }) =>
        respond(app, account, params.id, body.response),
      'POST /affirmations/{id}/gentler': ({ account, params, signal }) =>
        raiseLineChosen(app, account, writeGentler(app, account, params.id, signal)),
      'POST /affirmations/{id}/another': ({ account, params }) =>
        raiseLineChosen(app, account, chooseAnother(app, account, params.id)),
      'POST /affirmations': ({ account, body }) => raiseLineChosen(app, account, addOwn(app, account, body)),
      'POST /affirmations/import/preview': ({ account, body }) => previewImport(app, account, body),
      'POST /affirmations/import': ({ account, body }) => importLines(app, account, body),
      'PUT /affirmations/{id}': async ({ account, scopes, params, body }) => {
        await requireOwn(app, account, params.id, scopes)
        return raiseLineChosen(app, account, edit(app, account, params.id, body))
      },
      'DELETE /affirmations/{id}': async ({ account, scopes, params }) => {
        await requireOwn(app, account, params.id, scopes)
        return deleteAffirmation(app, account, params.id)
      },
      'POST /affirmations/{id}/favorite': ({ account, params, body }) =>
        keep(app, account, params.id, body?.isFavorite),
      'GET /users/favorites': ({ subject, query }) => listFavorites(app, subject, query),
      'GET /users/history': ({ subject, query }) => listAffirmations(app, subject, { ...query, sort: 'newest' }),
    },
  )
}
