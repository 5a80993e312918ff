import { places } from './hashing.ts'
import type { View } from './view.ts'

/** A text, and whether it is of the sought class. */
export interface Example {
  view: View
  isSought: boolean
}

/** One weight for each bucket. */
export interface Fitted {
  weights: Float64Array
  bias: number
}

const rounds = 14
/** From this round on, the weights are averaged: a single round depends on the order of the examples. */
const firstCounted = 4
const decay = 3e-3

/** Shuffles deterministically: training must give the same weights on every machine. */
function shuffle(order: number[], seed: number) {
  let state = seed
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const other = state % (last + 1)
    ;[order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0]
  }
}

/** The score of a view: the logarithm of the odds that its text is of the sought class. */
export const scoreBy = ({ weights, bias }: Fitted, { places: found, values }: View): number =>
  found.reduce((sum, place, index) => sum + (weights[place] ?? 0) * (values[index] ?? 0), bias)

/** Adds one round's weights to the running mean. */
function settle(mean: Fitted, { weights, bias }: Fitted, counted: number) {
  mean.weights.forEach((weight, place) => {
    mean.weights[place] = weight + ((weights[place] ?? 0) - weight) / counted
  })
  mean.bias += (bias - mean.bias) / counted
}

/**
 * Logistic regression by stochastic gradient descent with per-weight learning rates (AdaGrad) and weight decay; returns
 * the mean of the later rounds.
 */
export function fitLinear(examples: readonly Example[], rate: number): Fitted {
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
      const { view, isSought } = example
      const error = 1 / (1 + Math.exp(-scoreBy(fitted, view))) - Number(isSought)
      view.places.forEach((place, at) => {
        const weight = weights[place] ?? 0
        const slope = error * (view.values[at] ?? 0) + decay * weight
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
