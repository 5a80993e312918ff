import { type Features, places } from '../features.ts'
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
const rate = 0.3
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

const scoreBy = ({ weights, bias }: Fitted, { places: found, values }: Features): number =>
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
function fitOne(examples: readonly Example[], isSought: (name: Class) => boolean): Fitted {
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
      const { features } = example
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

/** What is outright is told the better when what speaks for danger at all counts too: the sum of both. */
const sum = (one: Fitted, other: Fitted): Fitted => ({
  weights: one.weights.map((weight, place) => weight + (other.weights[place] ?? 0)),
  bias: one.bias + other.bias,
})

/** Trains both weights of each place. The same examples in the same order give the same weights. */
export function fit(examples: readonly Example[]): Model {
  const danger = fitOne(examples, (name) => name !== 'innocent')
  const outright = fitOne(examples, (name) => name === 'outright')
  return { danger, outright: sum(outright, danger) }
}

/** Both scores of a text, by a model that is not packed yet. */
export const scoresBy = ({ danger, outright }: Model, features: Features): Scores => ({
  danger: scoreBy(danger, features),
  outright: scoreBy(outright, features),
})
