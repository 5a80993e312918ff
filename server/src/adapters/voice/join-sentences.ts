import type { Pauses } from '#ports/voice.ts'
import { type Clip, clipWriter, type SaidSentence } from './clip-writer.ts'
import { concatenate } from './concatenate.ts'
import type { BeginMp3 } from './encode-mp3.ts'
import { amplify, gainTo } from './loudness.ts'
import { stopSeconds } from './rests.ts'

/** Puts sentences together with rests between them: one loudness, one MP3, every word's time as a decoder plays it. */
export function joinSentences(
  sentences: readonly SaidSentence[],
  sampleRate: number,
  pauses: Pauses,
  begin: BeginMp3,
): Clip {
  const writer = clipWriter(sampleRate, begin)
  const gain = gainTo(concatenate(sentences.map(({ samples }) => samples)))
  for (const { samples, spans } of sentences)
    writer.add({ samples: amplify(samples, gain), spans }, stopSeconds[pauses])
  return writer.end()
}
