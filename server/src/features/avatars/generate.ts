import { createHash } from 'node:crypto'
import {
  type AvatarStyleId,
  avatarStyleIds,
  type GenerateAvatar,
  type GeneratedAvatars,
  opensStyle,
} from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { encodeUpload } from '#drawing/encode-picture.ts'
import type { Artist, DrawingRequest, Picture } from '#ports/artist.ts'
import { orNotFound, Problem } from '#problem.ts'
import { refuseUnderAge } from '#safety/age-standing.ts'
import { refuseExplicitStatement } from '#safety/refuse-if-crisis.ts'
import { lastResult, runMetered } from '../usage/index.ts'
import { draft, type FinishedPicture, finishVector, makeRoom } from './draft.ts'
import { refuseLockedStyle } from './save.ts'
import { type AvatarRow, findGeneration, toPicture } from './store.ts'

const proposals = 3

export interface GenerateRequest {
  body: GenerateAvatar
  /** Identifies this attempt: a request with the same key gets the same pictures and is not charged again. */
  idempotencyKey?: string | undefined
  signal: AbortSignal
}

/** Tells requests with the same key apart. Hashed with the key, so that the description cannot be recovered from it. */
const digest = (key: string, body: GenerateAvatar) =>
  createHash('sha256')
    .update(`${key}\n${JSON.stringify(body)}`)
    .digest('base64url')

const openStyles = ({ tier }: Account): [AvatarStyleId, ...AvatarStyleId[]] => {
  const [basic, ...others] = avatarStyleIds
  return [basic, ...others.filter((style) => opensStyle(tier, style))]
}

/** A picture in the form it is stored in; undefined if the artist's bytes are not an image. */
async function finish(picture: Picture): Promise<FinishedPicture | undefined> {
  if (picture.kind === 'vector') return finishVector(picture.config, picture.alt, 'config')
  const encoded = await encodeUpload(picture.bytes)
  return encoded.ok ? { kind: 'image', alt: picture.alt, webp: encoded.webp } : undefined
}

/** Asks the artists in order, each the fallback for the one before. A refusal is final, whichever artist gives it. */
async function commission(artists: readonly Artist[], request: DrawingRequest, signal: AbortSignal) {
  for (const [position, artist] of artists.entries()) {
    signal.throwIfAborted()
    const drawn = await artist.draw(request, signal)
    if (!drawn.ok && drawn.reason === 'refused') throw new Problem('description_refused', drawn.sentence)
    const finished = drawn.ok ? await Promise.all(drawn.pictures.map(finish)) : []
    const pictures = finished.filter((picture) => picture !== undefined)
    if (pictures.length === request.count) return { pictures, fallback: position > 0 }
  }
  throw new Problem('artist_unavailable')
}

/**
 * Proposes three avatars and spends one of the month's. Free if it is refused, fails or is aborted, or if the built-in
 * artist was the fallback.
 */
export async function generate(
  app: App,
  account: Account,
  { body, idempotencyKey, signal }: GenerateRequest,
): Promise<GeneratedAvatars> {
  refuseExplicitStatement(body.description, body.misread)
  if (body.description) refuseUnderAge(account)
  if (body.style) refuseLockedStyle(account, body.style)
  const key = idempotencyKey ?? app.newId()
  const fingerprint = digest(key, body)

  const draw = async (generation: string) => {
    const { style, description, choices } = body
    const styles = style ? ([style] as const) : openStyles(account)
    const seed = fingerprint.slice(0, 22)
    const drawn = await commission(
      app.artistsFor(account),
      { description, choices, styles, seed, count: proposals },
      signal,
    )
    const rows: AvatarRow[] = []
    for (const [position, picture] of drawn.pictures.entries()) {
      signal.throwIfAborted()
      rows.push(await draft(app, account, picture, { generation, position }))
    }
    await makeRoom(app, account)
    return { proposals: rows.map(toPicture), fallback: drawn.fallback }
  }

  return runMetered(app, account, {
    feature: 'avatars',
    key,
    fingerprint,
    async work() {
      const generation = app.newId()
      const generated = await draw(generation)
      return {
        charged: !generated.fallback,
        // Lets a replay know whether a fallback drew the pictures.
        resultId: generated.fallback ? `${generation} fallback` : generation,
        async store() {
          signal.throwIfAborted()
          return generated
        },
      }
    },
    async replay(resultId) {
      const { rows, fallback } = await findProposed(app, account, resultId)
      orNotFound(rows[0])
      return { proposals: rows.map(toPicture), fallback }
    },
  })
}

async function findProposed({ database }: App, { id }: Account, resultId: string) {
  const [generation = '', standIn] = resultId.split(' ')
  return { rows: await findGeneration(database.db, id, generation), fallback: standIn !== undefined }
}

/** The latest proposals, until one of them is saved: they were paid for, so a reload must not lose them. */
export async function readProposals(app: App, account: Account): Promise<GeneratedAvatars> {
  const resultId = await lastResult(app, account, 'avatars')
  if (!resultId) return { proposals: [], fallback: false }
  const { rows, fallback } = await findProposed(app, account, resultId)
  const open = rows.every(({ savedAt }) => savedAt === null) ? rows : []
  return { proposals: open.map(toPicture), fallback }
}
