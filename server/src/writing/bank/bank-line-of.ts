import { findLine } from './find-line.ts'

/** The bank's words of this line, without the user's name; undefined if the line is not from the bank. */
export const bankLineOf = (text: string, firstName: string | undefined): string | undefined =>
  findLine(text, firstName)?.said
