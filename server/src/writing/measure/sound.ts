import { openingOf } from '@glimmer/critic/judge-set'
import { withoutName } from '@glimmer/critic/parsed-line'
import { type Likeness, likenessTo } from '../phrasebook/history.ts'
import { type Shape, shapes, shapesOf } from '../phrasebook/shapes.ts'
import { type Mornings, simulatedName } from './simulate-today.ts'

/** The share of lines with each shape, from 0 to 1. */
export function shapeShares(texts: readonly string[]): Record<Shape, number> {
  const found = texts.flatMap(shapesOf)
  const share = (shape: Shape) => found.filter((one) => one === shape).length / texts.length
  return Object.fromEntries(shapes.map((shape) => [shape, share(shape)])) as Record<Shape, number>
}

/** The texts of a user's mornings, without their name. */
export const textsOf = ({ lines }: Mornings): string[] => lines.map(({ text }) => withoutName(text, simulatedName))

/** How often the commonest opening came in these lines, from 0 to 1. */
export function commonestOpening(texts: readonly string[]): number {
  const counts = [...Map.groupBy(texts, openingOf).values()].map(({ length }) => length)
  return Math.max(...counts) / texts.length
}

/** How many mornings had a line that opens like the one before, has its shape, or shares an image with it. */
export function alikeInARow(mornings: Mornings): Record<keyof Likeness, number> {
  const texts = textsOf(mornings)
  const alike = mornings.lines
    .slice(1)
    .map(({ form }, before) => likenessTo([texts[before] ?? ''])(texts[before + 1] ?? '', form))
  const count = (what: keyof Likeness) => alike.filter((likeness) => likeness[what]).length
  return { opening: count('opening'), shape: count('shape'), image: count('image') }
}
