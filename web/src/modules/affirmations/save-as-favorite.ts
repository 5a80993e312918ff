import { api } from '#platform/api/client.ts'
import type { KeptLine } from './visitor-favorite.ts'

/** Makes a line that nobody has yet the person's own, among their favourites. */
export async function keepAsFavorite({ text, theme }: KeptLine): Promise<void> {
  const { _id: id } = await api('POST /affirmations', { body: { text, themes: [theme] } })
  await api('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite: true } })
}
