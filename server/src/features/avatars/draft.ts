import { randomBytes } from 'node:crypto'
import type { AvatarConfig, AvatarMetadata } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { drawSvg } from '#drawing/draw-svg.ts'
import { encodeSvg } from '#drawing/encode-picture.ts'
import { Problem } from '#problem.ts'
import { blobKey } from './image-paths.ts'
import { type AvatarRow, addDraft, findOldDrafts, removeDraft } from './store.ts'
import { removePictures } from './sweep.ts'

/** Thirty rounds of three proposals: more than anybody looks through in a day. Beyond that the oldest are discarded. */
const maxDrafts = 90

/** A finished picture as WebP, and the drawing it was made from, if any. */
export interface FinishedPicture {
  kind: AvatarMetadata['kind']
  alt: string
  webp: Uint8Array
  drawing?: { config: AvatarConfig; svg: string }
}

/** Draws a configuration. Throws `invalid_input` for an invalid option, named below `path`. */
export async function finishVector(config: AvatarConfig, alt: string, path: string): Promise<FinishedPicture> {
  const drawn = await drawSvg(config)
  if (!drawn.ok)
    throw new Problem('invalid_input', undefined, {
      errors: drawn.errors.map((error) => ({ ...error, path: `${path}.options.${error.path}` })),
    })
  return { kind: 'vector', alt, webp: await encodeSvg(drawn.svg), drawing: { config, svg: drawn.svg } }
}

/** Removes a draft and its images, unless it was saved meanwhile. */
export async function discardDraft(app: App, row: AvatarRow): Promise<void> {
  await app.database.db.transaction(async (transaction) => {
    if (await removeDraft(transaction, row)) await removePictures(app, [row])
  })
}

/** Discards the account's oldest drafts beyond `maxDrafts`. */
export async function makeRoom(app: App, { id }: Account): Promise<void> {
  for (const row of await findOldDrafts(app.database.db, id, maxDrafts)) await discardDraft(app, row)
}

/** Stores a picture as a draft: first the row, then the bytes, so that the sweep finds what an interruption leaves. */
export async function draft(
  { database, blobs, newId, clock }: App,
  account: Account,
  { kind, alt, webp, drawing }: FinishedPicture,
  { generation, position }: { generation: string | null; position: number } = { generation: null, position: 0 },
): Promise<AvatarRow> {
  const row: AvatarRow = {
    id: newId(),
    accountId: account.id,
    kind,
    imageKey: randomBytes(20).toString('hex'),
    name: null,
    alt,
    config: drawing?.config ?? null,
    bytes: webp.length,
    generation,
    position,
    savedAt: null,
    createdAt: clock.now(),
  }
  await addDraft(database.db, row)
  await blobs.put(blobKey(row.imageKey, 'webp'), webp)
  if (drawing) await blobs.put(blobKey(row.imageKey, 'svg'), Buffer.from(drawing.svg))
  return row
}
