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

/** Account changes at our own provider after the given id; empty if it does not respond. */
export async function readChanges({ url, key }: { url: string; key: string }, after: number): Promise<AccountChange[]> {
  const read = Changes.safeParse(await askJson(`${url}/account-changes?after=${after}`, key))
  return read.success ? read.data.changes : []
}
