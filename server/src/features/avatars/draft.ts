import { randomBytes } from 'node:crypto'
import type { AvatarConfig, AvatarMetadata } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { drawSvg } from '#drawing/draw-svg.ts'
import { encodeSvg } from '#drawing/encode-picture.ts'
import { Problem } from '#problem.ts'
import { blobKey } from './image-paths.ts'
import { type AvatarRow, addDraft } from './store.ts'

/** A finished picture: its WebP, and the drawing it was made from where there is one. */
export interface Finished {
  kind: AvatarMetadata['kind']
  alt: string
  webp: Uint8Array
  drawing?: { config: AvatarConfig; svg: string }
}

/** Draws a configuration whole. Throws `invalid_input` naming the option that is wrong, under `path`. */
export async function finishVector(config: AvatarConfig, alt: string, path: string): Promise<Finished> {
  const drawn = await drawSvg(config)
  if (!drawn.ok)
    throw new Problem('invalid_input', undefined, {
      errors: drawn.errors.map((error) => ({ ...error, path: `${path}.options.${error.path}` })),
    })
  return { kind: 'vector', alt, webp: await encodeSvg(drawn.svg), drawing: { config, svg: drawn.svg } }
}

/**
 * Stores a picture as a draft: the row first, then the bytes, so that whatever is cut short, the sweep finds it.
 */
export async function draft(
  { database, blobs, newId, clock }: App,
  account: Account,
  { kind, alt, webp, drawing }: Finished,
  { generation, place }: { generation: string | null; place: number } = { generation: null, place: 0 },
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
    place,
    savedAt: null,
    createdAt: clock.now(),
  }
  await addDraft(database.db, row)
  await blobs.put(blobKey(row.imageKey, 'webp'), webp)
  if (drawing) await blobs.put(blobKey(row.imageKey, 'svg'), Buffer.from(drawing.svg))
  return row
}
