import type { SpokenWord } from '#ports/voice.ts'

/** How a name is pronounced: spelt the way it sounds. */
export interface Respelling {
  name: string
  respelling: string
}

/** A text as it is spoken, and the mapping back to how it is written. */
export interface Respelt {
  said: string
  /** Maps word timings to the written text. Several spoken words of one name become a single word. */
  toWritten(words: readonly SpokenWord[]): SpokenWord[]
}

/** Matches the name as a whole word, in any case; an apostrophe may follow. */
const nameIn = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'giu')

/** The position of a name in the written text and in the spoken text. */
interface Place {
  from: number
  to: number
  saidFrom: number
  saidTo: number
}

function findPlaces(text: string, { name, respelling }: Respelling): Place[] {
  let longer = 0
  return [...text.matchAll(nameIn(name))].map(({ 0: { length }, index: from }) => {
    const saidFrom = from + longer
    longer += respelling.length - length
    return { from, to: from + length, saidFrom, saidTo: saidFrom + respelling.length }
  })
}

/**
 * The position in the written text of a word of the spoken text. A word that is (part of) a respelt name maps to the
 * whole name.
 */
function spanOf({ charStart, charEnd }: SpokenWord, places: readonly Place[]) {
  const before = (char: number) => places.findLast(({ saidFrom }) => saidFrom <= char)
  const start = before(charStart)
  const end = before(charEnd - 1)
  const inStart = start && charStart < start.saidTo
  const inEnd = end && charEnd <= end.saidTo
  return {
    charStart: inStart ? start.from : charStart + (start ? start.to - start.saidTo : 0),
    charEnd: inEnd ? end.to : charEnd + (end ? end.to - end.saidTo : 0),
  }
}

/** Replaces the name in a text by its respelling. Without a respelling, or the name, the text stays as it is. */
export function respell(text: string, respelling: Respelling | undefined): Respelt {
  const places = respelling ? findPlaces(text, respelling) : []
  if (!respelling || places.length === 0) return { said: text, toWritten: (words) => [...words] }
  const said = places.reduceRight(
    (words, { from, to }) => words.slice(0, from) + respelling.respelling + words.slice(to),
    text,
  )
  return {
    said,
    toWritten(words) {
      const written: SpokenWord[] = []
      for (const word of words) {
        const span = spanOf(word, places)
        const last = written.at(-1)
        const isSame = last && span.charStart < last.charEnd
        const { charStart, startMs } = isSame ? last : { ...span, startMs: word.startMs }
        if (isSame) written.pop()
        written.push({ ...span, charStart, startMs, endMs: word.endMs, text: text.slice(charStart, span.charEnd) })
      }
      return written
    },
  }
}
