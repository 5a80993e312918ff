import { allPlaces, type Features, offsets, type View, views } from '../features.ts'
import { places } from '../hashing.ts'
import type { Scores } from '../tiers.ts'
import type { Class } from './read-sentences.ts'

/** A text whose answer is known. */
export interface Example {
  features: Features
  class: Class
}

export interface Fitted {
  weights: Float64Array
  bias: number
}

/** What tells danger from none, and what tells outright danger from the rest. */
export interface Model {
  danger: Fitted
  outright: Fitted
}

const rounds = 14
/** From here on every round counts towards the mean: a single one leans on the order it came in. */
const firstCounted = 4
/** How far a step goes, by what the text is seen by. */
const rates: Readonly<Record<keyof Features, number>> = { meaning: 0.3, wording: 0.5 }
const decay = 3e-3

/** The same order every time: a training run must give the same weights on every machine. */
function shuffle(order: number[], seed: number) {
  let state = seed
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (last + 1)
    ;[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0]
  }
}

const scoreBy = ({ weights, bias }: Fitted, { places: found, values }: View): number =>
  found.reduce((sum, place, index) => sum + (weights[place] ?? 0) * (values[index] ?? 0), bias)

/** Adds one round's weights to the mean of those before it. */
function settle(mean: Fitted, { weights, bias }: Fitted, counted: number) {
  mean.weights.forEach((weight, place) => {
    mean.weights[place] = weight + ((weights[place] ?? 0) - weight) / counted
  })
  mean.bias += (bias - mean.bias) / counted
}

/**
 * Logistic regression by stochastic gradient descent, each weight with a rate of its own that shrinks as it moves
 * (AdaGrad), and a pull towards nought; the mean of its later rounds.
 */
function fitOne(examples: readonly Example[], view: keyof Features, isSought: (name: Class) => boolean): Fitted {
  const rate = rates[view]
  const mean = { weights: new Float64Array(places), bias: 0 }
  const fitted = { weights: new Float64Array(places), bias: 0 }
  const { weights } = fitted
  const moved = new Float64Array(places).fill(1e-6)
  let biasMoved = 1e-6
  const order = examples.map((_, index) => index)
  for (let round = 1; round <= rounds; round += 1) {
    shuffle(order, round)
    for (const index of order) {
      const example = examples[index]
      if (!example) continue
      const features = example.features[view]
      const error = 1 / (1 + Math.exp(-scoreBy(fitted, features))) - Number(isSought(example.class))
      features.places.forEach((place, at) => {
        const weight = weights[place] ?? 0
        const slope = error * (features.values[at] ?? 0) + decay * weight
        const soFar = (moved[place] ?? 0) + slope * slope
        moved[place] = soFar
        weights[place] = weight - (rate * slope) / Math.sqrt(soFar)
      })
      biasMoved += error * error
      fitted.bias -= (rate * error) / Math.sqrt(biasMoved)
    }
    if (round >= firstCounted) settle(mean, fitted, round - firstCounted + 1)
  }
  return mean
}

/** Weights of both views in one row, each by how much it counts. */
function together(parts: readonly (readonly [view: keyof Features, fitted: Fitted, share: number])[]): Fitted {
  const all = { weights: new Float64Array(allPlaces), bias: 0 }
  for (const [view, { weights, bias }, share] of parts) {
    weights.forEach((weight, place) => {
      const at = offsets[view] + place
      all.weights[at] = (all.weights[at] ?? 0) + share * weight
    })
    all.bias += share * bias
  }
  return all
}

/**
 * Trains both weights of each place. The same examples in the same order give the same weights. Danger is the mean of
 * what both views say; what is outright is told the better when what speaks for danger at all counts too.
 */
export function fit(examples: readonly Example[]): Model {
  const inDanger = (name: Class) => name !== 'innocent'
  const meant = fitOne(examples, 'meaning', inDanger)
  const worded = fitOne(examples, 'wording', inDanger)
  const outright = fitOne(examples, 'meaning', (name) => name === 'outright')
  return {
    danger: together([
      ['meaning', meant, 0.5],
      ['wording', worded, 0.5],
    ]),
    outright: together([
      ['meaning', outright, 1],
      ['meaning', meant, 1],
      ['wording', worded, 1],
    ]),
  }
}

/** Both scores of a text, by a model that is not packed yet. */
export function scoresBy({ danger, outright }: Model, features: Features): Scores {
  const sum = (fitted: Fitted): number =>
    views.reduce((soFar, view) => {
      const { places: found, values } = features[view]
      return found.reduce(
        (all, place, at) => all + (fitted.weights[offsets[view] + place] ?? 0) * (values[at] ?? 0),
        soFar,
      )
    }, fitted.bias)
  return { danger: sum(danger), outright: sum(outright) }
}
