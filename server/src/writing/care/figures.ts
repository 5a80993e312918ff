/** The sets of held-out.json, by name: each holds lists of sentences by kind. */
export type Sentences = Readonly<Record<string, string | Readonly<Record<string, readonly string[]>>>>

/** How many sentences of one kind the detector heard. */
export interface Figure {
  set: string
  kind: string
  heard: number
  of: number
}

/** Runs a detector over every list. What is heard among `ordinary` sentences is a false alarm. */
export const figuresOf = (sets: Sentences, hears: (sentence: string) => boolean): Figure[] =>
  Object.entries(sets).flatMap(([set, kinds]) =>
    typeof kinds === 'string'
      ? []
      : Object.entries(kinds).map(([kind, list]) => ({ set, kind, heard: list.filter(hears).length, of: list.length })),
  )
