import type { Affirmation } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import type { WrittenLine } from '#ports/writer.ts'
import { Problem } from '#problem.ts'
import { runMetered } from '../usage/index.ts'
import { addAffirmation, getAffirmation, toRow } from './store.ts'

/** How long a line that came too late can still be had. */
const keptMs = 10 * 60_000

interface Later {
  /** The line that the user got meanwhile. */
  meanwhileId: string
  line: Promise<WrittenLine | undefined>
}

/**
 * Lines that a language model was still writing when the user had waited long enough: the latest of each account, in
 * this process's memory only, so that nothing unseen is stored.
 */
export function laterLines() {
  const kept = new Map<string, Later>()

  const find = ({ id }: Account, meanwhileId: string): Promise<WrittenLine | undefined> => {
    const later = kept.get(id)
    if (later?.meanwhileId !== meanwhileId) throw new Problem('not_found')
    return later.line
  }

  return {
    /** Keeps the line that is being written for the user who got another one meanwhile. */
    keep({ id }: Account, meanwhileId: string, line: Promise<WrittenLine | undefined>) {
      const later = { meanwhileId, line }
      kept.set(id, later)
      setTimeout(() => kept.get(id) === later && kept.delete(id), keptMs).unref()
    },

    /** Waits for the line, and says whether there is one. Throws `not_found` if none was being written. */
    async isReady(account: Account, meanwhileId: string): Promise<{ isReady: boolean }> {
      return { isReady: (await find(account, meanwhileId)) !== undefined }
    },

    /** Stores the line and spends one of the month's affirmations, once. Throws `not_found`, `allowance_spent`. */
    take(app: App, account: Account, meanwhileId: string): Promise<Affirmation> {
      const key = `later ${meanwhileId}`
      return runMetered(app, account, {
        feature: 'affirmations',
        key,
        fingerprint: key,
        async work() {
          const written = await find(account, meanwhileId)
          if (!written) throw new Problem('not_found')
          const { row, charged } = toRow(app, account.id, written, app.clock.now())
          return { charged, resultId: row.id, store: (transaction) => addAffirmation(transaction, row) }
        },
        replay: (id) => getAffirmation(app.database.db, account.id, id),
      })
    },
  }
}
export type LaterLines = ReturnType<typeof laterLines>
