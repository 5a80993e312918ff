import { wordsOf } from '@glimmer/critic/parsed-line'
import { type View, viewFrom } from '../linear-classifier/view.ts'
import { addWording } from '../linear-classifier/wording-features.ts'

/** The features of a line: runs of its words and letters. The name is left out. */
export function featuresOf(text: string): View {
  const found = new Map<number, number>()
  addWording(wordsOf(text.replace('{name}, ', '').toLowerCase().replaceAll('’', "'")), found)
  return viewFrom(found)
}
