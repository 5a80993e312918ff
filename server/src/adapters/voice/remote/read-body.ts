/** A minute and a half of speech in the widest format a server might choose, and room to spare. */
const MOST_BYTES = 24_000_000

/** The whole body. Throws when it breaks off, or is larger than any speech could be. */
export async function readBody({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by throwing hangs up.
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('The answer is larger than any speech.')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
