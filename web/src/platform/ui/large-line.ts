import { longestLarge } from '@glimmer/contract/line-size'
import { classNames } from '#lib/class-names.ts'

const longestShort = 34

/** The classes of a line that is a screen's main content, by its length; their rules are in large-line.css. */
export const largeLine = (text: string): string =>
  classNames('large-line', text.length <= longestShort && 'short', text.length > longestLarge && 'long')
