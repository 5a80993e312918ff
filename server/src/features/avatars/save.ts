import { type Avatar, type AvatarConfig, avatarStyles, opensStyle, plans, savedAvatarsLimit } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { orNotFound, Problem } from '#problem.ts'
import { draft, type Finished, finishVector } from './draft.ts'
import { countSaved, findPicture, holdAccount, markSaved, putOn, toAvatar } from './store.ts'

export interface Keeping {
  name?: string | undefined
  /** Puts it on in the same breath. */
  wear?: boolean
}

/** Refuses a style the plan does not open, naming the plan that does. */
export function refuseLocked({ tier }: Account, style: AvatarConfig['style']): void {
  if (opensStyle(tier, style)) return
  const { name, tier: needed } = avatarStyles[style]
  throw new Problem('style_locked', `${name} opens with the ${plans[needed].name} plan.`, { tier: needed })
}

/** Keeps a draft; one that is kept already is answered as it is. Throws `not_found`, `avatars_full`. */
export async function saveProposal(
  app: App,
  { id: accountId }: Account,
  id: string,
  { name, wear = false }: Keeping = {},
): Promise<Avatar> {
  return app.database.db.transaction(async (transaction) => {
    const held = orNotFound(await holdAccount(transaction, accountId))
    const found = orNotFound(await findPicture(transaction, accountId, id))
    if (!found.savedAt && (await countSaved(transaction, accountId)) >= savedAvatarsLimit)
      throw new Problem('avatars_full')
    const row = found.savedAt
      ? found
      : orNotFound(await markSaved(transaction, accountId, id, name || null, app.clock.now()))
    if (wear) await putOn(transaction, accountId, row)
    return toAvatar(row, wear ? row.id : held.avatar)
  })
}

/** Keeps a finished picture. Throws `avatars_full`. */
export async function saveFinished(app: App, account: Account, finished: Finished, keeping: Keeping = {}) {
  const { id } = await draft(app, account, finished)
  return saveProposal(app, account, id, keeping)
}

/** Draws a vector avatar from its configuration and keeps it. Throws `style_locked`, `invalid_input`, `avatars_full`. */
export async function saveVector(
  app: App,
  account: Account,
  config: AvatarConfig,
  keeping: Keeping & { path?: string } = {},
): Promise<Avatar> {
  refuseLocked(account, config.style)
  const alt = `An avatar drawn in the ${avatarStyles[config.style].name} style`
  return saveFinished(app, account, await finishVector(config, alt, keeping.path ?? 'avatarConfig'), keeping)
}
