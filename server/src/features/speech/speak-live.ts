import type { Speech, SpeechPart } from '@glimmer/contract'
import type { SpokenPiece } from '#ports/voice.ts'

const toPart = ({ audio, words }: SpokenPiece): SpeechPart => ({
  audio: Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength).toString('base64'),
  words,
})

/**
 * Streams speech while it is recorded. Waits for the first piece, so that a refusal is still an ordinary error
 * response, then yields the pieces as they come, and the finished speech last. Throws what `speaking` throws, also
 * mid-stream.
 */
export async function speakLive(
  speaking: (onPiece: (piece: SpokenPiece) => void) => Promise<Speech>,
): Promise<AsyncIterable<SpeechPart>> {
  const parts: SpeechPart[] = []
  let more = Promise.withResolvers<void>()
  let ended = false
  const speech = speaking((piece) => {
    parts.push(toPart(piece))
    more.resolve()
  })
  speech.then(
    () => end(),
    () => end(),
  )
  function end() {
    ended = true
    more.resolve()
  }

  async function* answer() {
    for (;;) {
      yield* parts.splice(0)
      if (ended) break
      await more.promise
      more = Promise.withResolvers()
    }
    yield { speech: await speech }
  }

  await more.promise
  if (parts.length === 0) await speech
  return answer()
}
