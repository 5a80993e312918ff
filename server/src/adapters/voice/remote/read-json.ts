import type * as z from 'zod'

/** A body as JSON of this shape; undefined when it is not. */
export function readJson<T>(shape: z.ZodType<T>, body: Uint8Array): T | undefined {
  try {
    return shape.safeParse(JSON.parse(new TextDecoder().decode(body))).data
  } catch {
    return undefined
  }
}
