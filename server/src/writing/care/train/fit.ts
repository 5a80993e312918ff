import { allPlaces, type Features, offsets, type View, views } from '../features.ts'
import { places } from '../hashing.ts'
import type { Scores } from '../tiers.ts'
import type { Class } from './read-sentences.ts'

/** A labelled text. */
export interface Example {
  features: Features
  class: Class
}

export interface Fitted {
  weights: Float64Array
  bias: number
}

/** One classifier for danger, and one for outright danger. */
export interface Model {
  danger: Fitted
  outright: Fitted
}

const rounds = 14
/** From this round on, the weights are averaged: a single round depends on the order of the examples. */
const firstCounted = 4
/** The learning rate of each view. */
const rates: Readonly<Record<keyof Features, number>> = { meaning: 0.3, wording: 0.5 }
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

const scoreBy = ({ weights, bias }: Fitted, { places: found, values }: View): number =>
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

/** Combines the weights of the views in one array, each multiplied by its share. */
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
 * Trains both classifiers. Deterministic for the same examples in the same order. Danger is the mean of both views;
 * outright danger is recognised better when the score for danger is included.
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

/** Both scores of a text, from an unpacked model. */
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
