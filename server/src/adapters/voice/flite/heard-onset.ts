/** Audio below this fraction of the peak is not yet a word. */
const audible = 0.03
const stepSeconds = 0.005
/** The longest closure before a sound: "patience" starts with silence. */
const longestClosure = 0.3
/** The shortest a word may become. */
const shortestWord = 0.04

type Span = { start: number; end: number }

/**
 * Moves the start of words after a pause to when they become audible: the engine counts the silent closure before a p
 * or a k as part of the word.
 */
export function fromOnset(spans: readonly Span[], samples: Float32Array, sampleRate: number): Span[] {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const isHeard = (seconds: number) => {
    const from = Math.round(seconds * sampleRate)
    return samples
      .subarray(from, from + stepSeconds * sampleRate)
      .some((sample) => Math.abs(sample) > loudest * audible)
  }
  return spans.map(({ start, end }, index) => {
    const before = spans[index - 1]?.end
    if (before !== undefined && start - before < stepSeconds) return { start, end }
    const latest = Math.min(start + longestClosure, end - shortestWord)
    let onset = start
    while (onset < latest && !isHeard(onset)) onset += stepSeconds
    return { start: onset < latest ? onset : start, end }
  })
}
