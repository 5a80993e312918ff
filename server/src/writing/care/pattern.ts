/** What is looked for in a plain sentence; `unless` names the harmless readings. */
export interface Pattern {
  says: RegExp
  unless?: RegExp
}
