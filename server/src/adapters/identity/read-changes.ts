import * as z from 'zod'
import type { AccountChange } from '#ports/identity.ts'
import { askJson } from './ask-json.ts'

const Changes = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      subject: z.string(),
      kind: z.enum(['deleted', 'password', 'email']),
      email: z.string().optional(),
    }),
  ),
})

/** What our own provider tells of its accounts since a change; none where it does not answer. */
export async function readChanges({ url, key }: { url: string; key: string }, after: number): Promise<AccountChange[]> {
  const read = Changes.safeParse(await askJson(`${url}/account-changes?after=${after}`, key))
  return read.success ? read.data.changes : []
}
