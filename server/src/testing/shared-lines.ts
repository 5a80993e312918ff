import type { Person } from './people.ts'

/** The token in a link. */
export const tokenOf = (url: string) => url.split('/').at(-1) ?? ''

/** A line of somebody's own. */
export async function aLine(person: Person, text = 'I can begin again.') {
  const { body } = await person.call('POST /affirmations', { body: { text, themes: ['courage'] } })
  return { params: { id: body._id } }
}

/** A line that anybody with its link can read. */
export async function aSharedLine(person: Person, text?: string) {
  const line = await aLine(person, text)
  const { body } = await person.call('POST /affirmations/{id}/link', line)
  return { ...line, link: body, token: { params: { token: tokenOf(body.url) } } }
}
