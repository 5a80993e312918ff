import type { LineLink, SharedLine } from '@glimmer/contract'
import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { age } from '#database/tables/ages.ts'
import { sharedLine } from '#database/tables/shared-lines.ts'
import { iso } from '#database/timestamps.ts'
import { dayOfAges } from '#safety/age-standing.ts'

/** The token in a link's path: 128 random bits as base64url. */
const tokenShape = /^[\w-]{22}$/

/** Whether the owner gave a recording of their own with the link. */
const hasVoice = sql<boolean>`exists (select from given_voice given where given.account_id = ${sharedLine}.account_id
  and given.affirmation_id = ${sharedLine}.affirmation_id)`

const columns = {
  affirmationId: sharedLine.affirmationId,
  token: sharedLine.token,
  text: sharedLine.text,
  scene: sharedLine.scene,
  hasVoice,
  createdAt: iso(sharedLine.createdAt),
}
type LinkRow = Omit<LineLink, 'url'> & { token: string }

/** The URL of a shared line's page. */
export const linkUrl = ({ config }: Pick<App, 'config'>, token: string): string => `${config.publicUrl}/line/${token}`

/** A link as its owner sees it. */
export const toLink = (app: Pick<App, 'config'>, { token, ...link }: LinkRow): LineLink => ({
  ...link,
  url: linkUrl(app, token),
})

export const whereLine = (accountId: string, affirmationId: string) =>
  and(eq(sharedLine.accountId, accountId), eq(sharedLine.affirmationId, affirmationId))

export async function findLink(db: Executor, accountId: string, affirmationId: string): Promise<LinkRow | undefined> {
  const [row] = await db.select(columns).from(sharedLine).where(whereLine(accountId, affirmationId))
  return row
}

export const findLinks = (db: Executor, accountId: string): Promise<LinkRow[]> =>
  db
    .select(columns)
    .from(sharedLine)
    .where(eq(sharedLine.accountId, accountId))
    .orderBy(desc(sharedLine.createdAt), desc(sharedLine.affirmationId))

/** The line behind a link. Undefined also if its owner turns out to be under age. */
export async function findSharedLine(app: App, token: string): Promise<SharedLine | undefined> {
  if (!tokenShape.test(token)) return undefined
  const { db } = app.database
  const underAge = db
    .select()
    .from(age)
    .where(and(eq(age.accountId, sharedLine.accountId), gt(age.adultOn, dayOfAges(app))))
  const [row] = await db
    .select({ text: sharedLine.text, scene: sharedLine.scene, hasVoice })
    .from(sharedLine)
    .where(and(eq(sharedLine.token, token), notExists(underAge)))
  return row
}
