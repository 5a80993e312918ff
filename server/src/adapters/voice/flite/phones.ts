import type { Engine } from './engine.ts'

/** The engine's fastest voice: only pronunciations are needed here. */
const quickVoice = ['-voice', 'kal', '-ps']
/** The number of cached pronunciations: a person's whole vocabulary, under a megabyte. */
const maxCached = 4000

export type Pronounce = (words: readonly string[]) => string[][]

/** Looks up and caches the phones of single words. */
export function pronouncer(engine: Engine): Pronounce {
  const cache = new Map<string, string[]>()

  function learn(words: string[]) {
    // The comma separates the words in the listing by a silence.
    const groups = listed(engine(quickVoice, words.join(', ')).printed)
    for (const [index, word] of words.entries()) {
      const phones = groups.length === words.length ? groups[index] : listed(engine(quickVoice, word).printed).flat()
      cache.set(word, phones ?? [])
    }
  }

  return (words) => {
    const unknown = [...new Set(words)].filter((word) => !cache.has(word))
    if (unknown.length > 0) learn(unknown)
    const phones = words.map((word) => cache.get(word) ?? [])
    for (const oldest of cache.keys()) {
      if (cache.size <= maxCached) break
      cache.delete(oldest)
    }
    return phones
  }
}

const listed = (printed: string) =>
  printed
    .trim()
    .split(/\s*\bpau\b\s*/)
    .filter((group) => group !== '')
    .map((group) => group.split(/\s+/))
