/** A fetch whose response bodies fail once they exceed `most` bytes, so that a server cannot exhaust memory. */
export const limitBody =
  (most: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (!response.body) return response
    let seen = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          seen += chunk.length
          if (seen > most) controller.error(new Error('an answer beyond its limit'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, response)
  }
