import type { Affirmation, AffirmationPage } from '@glimmer/contract'

interface Pages {
  pages: AffirmationPage[]
}

const isPage = (data: object): data is AffirmationPage => 'items' in data
const isPages = (data: object): data is Pages => 'pages' in data
const isAffirmation = (data: object): data is Affirmation => '_id' in data && 'text' in data

/** Puts a line first in the cached favourites, unless it is already there. */
export function addFavorite<T>(data: T, line: Affirmation): T {
  if (typeof data !== 'object' || data === null || !isPages(data)) return data
  const [first, ...others] = data.pages
  if (!first || data.pages.some(({ items }) => items.some(({ _id }) => _id === line._id))) return data
  return { ...data, pages: [{ ...first, items: [line, ...first.items] }, ...others] }
}

/**
 * Applies a change to one line wherever it is cached: on its own, in a page, or in pages of an infinite query. When
 * `change` returns undefined, the line is removed from lists. Data that does not contain the line is returned
 * unchanged.
 */
export function changeLine<T>(data: T, id: string, change: (line: Affirmation) => Affirmation | undefined): T {
  const inPage = (page: AffirmationPage): AffirmationPage =>
    page.items.some((line) => line._id === id)
      ? { ...page, items: page.items.flatMap((line) => (line._id === id ? (change(line) ?? []) : line)) }
      : page
  if (typeof data !== 'object' || data === null) return data
  if (isPages(data)) return { ...data, pages: data.pages.map(inPage) }
  if (isPage(data)) return inPage(data) as T & AffirmationPage
  return isAffirmation(data) && data._id === id ? ((change(data) ?? data) as T & Affirmation) : data
}
