/** The parts of the library, as its tabs say them; `?show=` names one. */
export const shelves = [
  { name: 'browse', label: 'Browse' },
  { name: 'favourites', label: 'Favourites' },
  { name: 'collections', label: 'Collections' },
  { name: 'sets', label: 'Sets' },
  { name: 'own', label: 'Your own' },
  { name: 'history', label: 'History' },
] as const
export type Shelf = (typeof shelves)[number]['name']

/** The part an address asks for: to browse where it names none that there is. */
export const shelfIn = (search: URLSearchParams): Shelf =>
  shelves.find(({ name }) => name === search.get('show'))?.name ?? 'browse'
