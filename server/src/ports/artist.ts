import type { AvatarChoices, AvatarConfig, AvatarStyleId } from '@glimmer/contract'

/** What pictures are made from. An artist stores nothing of it once it has answered. */
export interface Commission {
  /** The person's own words: data, never instructions; never echoed, stored or logged. */
  description?: string | undefined
  choices?: AvatarChoices | undefined
  /** The style asked for, or those the artist may choose among. */
  styles: readonly [AvatarStyleId, ...AvatarStyleId[]]
  /** The same seed and commission give the same pictures, where the artist can. */
  seed: string
  count: number
}

/** A drawing by configuration, or a finished picture in any common format; `alt` never repeats the person's words. */
export type Picture =
  | { kind: 'vector'; config: AvatarConfig; alt: string }
  | { kind: 'image'; bytes: Uint8Array; alt: string }

export type Drawn =
  | { ok: true; pictures: readonly Picture[] }
  /** What was asked for is not drawn; the sentence says so kindly. */
  | { ok: false; reason: 'refused'; sentence: string }
  /** The artist could not be reached, took too long, or answered with what is no picture. */
  | { ok: false; reason: 'unavailable' }

/** Makes pictures of a description or of choices. */
export interface Artist {
  readonly name: string
  /** As many pictures as asked for, all or none. Rejects only when `signal` aborts. */
  draw(commission: Commission, signal: AbortSignal): Promise<Drawn>
}
