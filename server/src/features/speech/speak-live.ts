import type { Speech, SpeechPart } from '@glimmer/contract'
import type { SpokenPiece } from '#ports/voice.ts'

const toPart = ({ audio, words }: SpokenPiece): SpeechPart => ({
  audio: Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength).toString('base64'),
  words,
})

/**
 * What is spoken, as it is spoken: waits for the first piece, so that a refusal is still an ordinary one, then answers the
 * pieces that are there and those to come, and at the end the speech. Throws what `speaking` throws, in the middle too.
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
