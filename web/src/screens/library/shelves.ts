import type { Affirmation } from '@glimmer/contract'

/** The parts of the library and the labels of their tabs; `?show=` selects one. */
export const shelves = [
  { name: 'browse', label: 'Browse' },
  { name: 'favourites', label: 'Favourites' },
  { name: 'collections', label: 'Collections' },
  { name: 'sets', label: 'Sets' },
  { name: 'own', label: 'Your own' },
  { name: 'history', label: 'History' },
] as const
export type Shelf = (typeof shelves)[number]['name']

/** The part a URL selects; `browse` if it names none or an unknown one. */
export const shelfIn = (search: URLSearchParams): Shelf =>
  shelves.find(({ name }) => name === search.get('show'))?.name ?? 'browse'

/** What each part of the library gets; those without a search ignore it. */
export interface ShelfProps {
  /** The words to search for; everything is shown if empty. */
  search: string
  onClear: () => void
  /** The lines whose deletion is pending. */
  hidden: ReadonlySet<string>
  onPick: (line: Affirmation) => void
  onRemove: (line: Affirmation) => void
}
