import { randomBytes } from 'node:crypto'
import { type LineLink, maxLinks, type Repeatable, type Scene } from '@glimmer/contract'
import { tidyName } from '@glimmer/contract/names'
import { withoutName } from '@glimmer/critic/parsed-line'
import { eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { lockAccount } from '#database/lock-account.ts'
import { sharedLine } from '#database/tables/shared-lines.ts'
import { orNotFound, Problem } from '#problem.ts'
import { insertName } from '#writing/second-person/first-name.ts'
import { getAffirmation } from '../affirmations/index.ts'
import { saysName } from './says-name.ts'
import { findLink, findLinks, toLink, whereLine } from './store.ts'

export interface Named {
  firstName: string | null
  lastName: string | null
  username: string
}

/** The words of a name, and the halves of those with a hyphen. */
const partsOf = (name: string) => name.split(' ').flatMap((word) => [word, ...word.split(/\p{Dash}/u)])

/**
 * A line as others may read it: "Maya, you can begin again" becomes "You can begin again". Undefined if the remaining
 * words contain the owner's first name, last name or username.
 */
export function withoutNames(text: string, { firstName, lastName, username }: Named): string | undefined {
  const bare = withoutName(text, (firstName && tidyName(firstName)) || undefined)
  const nameless = bare === text ? text : insertName(bare, undefined)
  const names = [firstName, lastName, username].flatMap((name) => (name ? partsOf(tidyName(name)) : []))
  return names.some((name) => saysName(nameless, name)) ? undefined : nameless
}

/**
 * Shares a line by a public link: its present words, without the owner's name. A line that is shared already retains
 * its link and its words; its scene changes if one is given. Throws `not_found`, `links_full` and `name_in_line`.
 */
export async function share(
  app: App,
  { id: accountId }: Account,
  id: string,
  scene: Scene | undefined,
): Promise<Repeatable<LineLink>> {
  return app.database.db.transaction(async (transaction) => {
    // The lock makes concurrent requests end up with one link, and upholds the limit.
    const owner = orNotFound(await lockAccount(transaction, accountId, 'no key update'))
    const line = await getAffirmation(transaction, accountId, id)
    const existing = await findLink(transaction, accountId, id)
    if (existing) {
      if (scene) await transaction.update(sharedLine).set({ scene }).where(whereLine(accountId, id))
      return { again: true, reply: toLink(app, { ...existing, ...(scene && { scene }) }) }
    }
    if ((await transaction.$count(sharedLine, eq(sharedLine.accountId, accountId))) >= maxLinks)
      throw new Problem('links_full')
    const text = withoutNames(line.text, owner)
    if (text === undefined) throw new Problem('name_in_line')
    await transaction.insert(sharedLine).values({
      accountId,
      affirmationId: id,
      token: randomBytes(16).toString('base64url'),
      text,
      scene: scene ?? line.themes[0] ?? 'glimmer',
      createdAt: app.clock.now(),
    })
    return { again: false, reply: toLink(app, orNotFound(await findLink(transaction, accountId, id))) }
  })
}

const refuseOthersLine = async ({ database: { db } }: App, accountId: string, id: string) =>
  await getAffirmation(db, accountId, id)

/** The link of a line, or null. Throws `not_found`. */
export async function readLink(app: App, { id: accountId }: Account, id: string): Promise<{ link: LineLink | null }> {
  await refuseOthersLine(app, accountId, id)
  const existing = await findLink(app.database.db, accountId, id)
  return { link: existing ? toLink(app, existing) : null }
}

/** Turns a link off for good: sharing the same line again creates a new link. Throws `not_found`. */
export async function revoke(app: App, { id: accountId }: Account, id: string): Promise<undefined> {
  await refuseOthersLine(app, accountId, id)
  await app.database.db.delete(sharedLine).where(whereLine(accountId, id))
}

export const listLinks = async (app: App, { id }: Account): Promise<{ items: LineLink[] }> => ({
  items: (await findLinks(app.database.db, id)).map((link) => toLink(app, link)),
})
