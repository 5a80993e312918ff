import type { Strength } from '../strength.ts'
import { type Care, careBy, type Evidence, type Marks, type Scores } from '../tiers.ts'

/**
 * Texts of one class: how many per cent of all such texts may at most be stopped or softened, or what each per cent of
 * them that is stopped, or heard at all, is worth.
 */
export interface Group {
  evidence: readonly Evidence[]
  atMost?: { stopped: number; softened: number }
  worth?: { stopped: number; heard: number }
}

const percentOf = (cares: readonly (Care | undefined)[]) => (wanted: Care) =>
  (100 * cares.filter((care) => care === wanted).length) / cares.length

/**
 * How many per cent of these texts keep the limit for texts nobody has seen, too: less by the error of a sample of this
 * size, so that the limit is kept nineteen times in twenty.
 */
const safeLimit = (limit: number, of: number): number =>
  Math.max(0, limit - 1.645 * Math.sqrt((limit * (100 - limit)) / of))

/** One per cent too many outweighs whatever else could be gained by it. */
const penalty = 100

function gainOf({ evidence, atMost, worth }: Group, marks: Marks): number {
  const percent = percentOf(evidence.map((each) => careBy(each, marks)))
  const [stopped, softened] = [percent('stop'), percent('soften')]
  const excess = (share: number, limit: number) => Math.max(0, share - safeLimit(limit, evidence.length))
  const tooMany = atMost ? excess(stopped, atMost.stopped) + excess(softened, atMost.softened) : 0
  return (worth ? worth.stopped * stopped + worth.heard * (stopped + softened) : 0) - penalty * tooMany
}

const strides = [0.8, 0.4, 0.2, 0.1, 0.05]
const rounded = (mark: number) => Math.round(mark * 100) / 100

type Place = readonly [strength: Strength, score: keyof Scores]
const strengths: readonly Strength[] = ['strong', 'some', 'faint', 'none']
const places: readonly Place[] = strengths.flatMap((strength) => [
  [strength, 'danger'] as const,
  [strength, 'outright'] as const,
])

const moved = (marks: Marks, [strength, score]: Place, by: number): Marks => ({
  ...marks,
  [strength]: { ...marks[strength], [score]: rounded(marks[strength][score] + by) },
})

/** Less of a concept must not take less of a score: what is chosen would follow chance. */
const isOrdered = (marks: Marks): boolean =>
  strengths.every((strength, at) => {
    const weaker = strengths[at + 1]
    return !weaker || marks[weaker].outright >= marks[strength].outright
  })

/** One threshold up or down, or one up and another down: what one gives back another may use. */
function neighbours(marks: Marks, stride: number): Marks[] {
  const movable = places.filter(([strength, score]) => Number.isFinite(marks[strength][score]))
  const lower = movable.map((place) => moved(marks, place, -stride))
  const higher = movable.map((place) => moved(marks, place, stride))
  const exchanged = lower.flatMap((less) => movable.map((place) => moved(less, place, stride)))
  return [...lower, ...higher, ...exchanged].filter(isOrdered)
}

/**
 * Climbs from some thresholds to those of the greatest gain that keep within all limits. Deterministic; a threshold that
 * is never reached stays so.
 */
export function chooseMarks(from: Marks, groups: readonly Group[]): Marks {
  const total = (marks: Marks) => groups.reduce((sum, group) => sum + gainOf(group, marks), 0)
  let best = { marks: from, gain: total(from) }
  for (const stride of strides)
    for (let climbed = true; climbed; ) {
      climbed = false
      for (const marks of neighbours(best.marks, stride)) {
        const gain = total(marks)
        if (gain <= best.gain + 1e-9) continue
        best = { marks, gain }
        climbed = true
      }
    }
  return best.marks
}
