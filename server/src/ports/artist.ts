import type { AvatarChoices, AvatarConfig, AvatarStyleId } from '@glimmer/contract'

/** What pictures are made from. An artist stores none of it after it has returned. */
export interface DrawingRequest {
  /** The user's own words: data, never instructions; never echoed, stored or logged. */
  description?: string | undefined
  choices?: AvatarChoices | undefined
  /** The style asked for, or those the artist may choose among. */
  styles: readonly [AvatarStyleId, ...AvatarStyleId[]]
  /** The same seed and commission give the same pictures, if the artist can do that. */
  seed: string
  count: number
}

/** A drawing by configuration, or a finished picture in any common format; `alt` never repeats the user's words. */
export type Picture =
  | { kind: 'vector'; config: AvatarConfig; alt: string }
  | { kind: 'image'; bytes: Uint8Array; alt: string }

export type DrawingResult =
  | { ok: true; pictures: readonly Picture[] }
  /** The artist declines to draw this; `sentence` explains so kindly. */
  | { ok: false; reason: 'refused'; sentence: string }
  /** The artist could not be reached, took too long, or returned something that is not a picture. */
  | { ok: false; reason: 'unavailable' }

/** Makes pictures from a description or from choices. */
export interface Artist {
  readonly name: string
  /** Returns as many pictures as asked for, all or none. Rejects only when `signal` aborts. */
  draw(commission: DrawingRequest, signal: AbortSignal): Promise<DrawingResult>
}
