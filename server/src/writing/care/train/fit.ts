import { type Fitted, fitLinear } from '../../linear-classifier/fit-linear.ts'
import { allPlaces, type Features, offsets, views } from '../features.ts'
import type { Scores } from '../tiers.ts'
import type { Class } from './read-sentences.ts'

/** A labelled text. */
export interface Example {
  features: Features
  class: Class
}

/** One classifier for danger, and one for outright danger. */
export interface Model {
  danger: Fitted
  outright: Fitted
}

/** The learning rate of each view. */
const rates: Readonly<Record<keyof Features, number>> = { meaning: 0.3, wording: 0.5 }

const fitOne = (examples: readonly Example[], view: keyof Features, isSought: (name: Class) => boolean): Fitted =>
  fitLinear(
    examples.map((example) => ({ view: example.features[view], isSought: isSought(example.class) })),
    rates[view],
  )

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
