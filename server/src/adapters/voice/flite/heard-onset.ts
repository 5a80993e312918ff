/** Sound this far under the loudest part is not yet a word. */
const audible = 0.03
const stepSeconds = 0.005
/** The longest a mouth is closed before its sound: "patience" begins with silence. */
const longestClosure = 0.3
/** What is left of a word at least. */
const shortestWord = 0.04

type Span = { start: number; end: number }

/** Lights words after a rest when they are heard: the engine counts the closed mouth before a p or a k as sound. */
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
