/** A pattern in a normalised sentence; `unless` excludes harmless readings. */
export interface Pattern {
  says: RegExp
  unless?: RegExp
}
