import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

async function aLine(maya: Person) {
  const { body } = await maya.call('POST /affirmations', { body: { text: 'I can begin again.' } })
  return { params: { id: body._id } }
}

describe('concurrent changes to one line', () => {
  test('two edits: the last one wins and both responses contain it', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    const words = ['I can begin anew.', 'I can begin a little later.']
    const answers = await Promise.all(
      words.map((text) => maya.call('PUT /affirmations/{id}', { ...line, body: { text } })),
    )
    expect(answers.map(({ status, body }) => [status, body.text])).toEqual(words.map((text) => [200, text]))
    expect(words).toContain((await maya.call('GET /affirmations/{id}', line)).body.text)
  })

  test('favourite and edit: the line is a favourite with the new text', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    const text = 'I can begin anew.'
    await Promise.all([
      maya.call('PUT /affirmations/{id}', { ...line, body: { text } }),
      maya.call('POST /affirmations/{id}/favorite', { ...line, body: { isFavorite: true } }),
    ])
    const { items } = (await maya.call('GET /users/favorites')).body
    expect(items.map((kept) => kept.text)).toEqual([text])
  })

  test('deletion and others: edit, favourite and share return 404', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    await maya.call('DELETE /affirmations/{id}', line)
    const answers = await Promise.all([
      maya.call('PUT /affirmations/{id}', { ...line, body: { text: 'I can begin anew.' } }),
      maya.call('POST /affirmations/{id}/favorite', { ...line, body: { isFavorite: true } }),
      maya.call('POST /affirmations/{id}/link', line),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    for (const { problem } of answers) expect(problem.message).not.toBe('')
    expect((await maya.call('GET /users/favorites')).body.items).toEqual([])
    expect((await maya.call('GET /users/links')).body.items).toEqual([])
  })

  test('share and edit: the link has one of the two texts', async () => {
    const maya = await createMember(glimmer)
    const line = await aLine(maya)
    const text = 'I can begin anew.'
    const [, shared] = await Promise.all([
      maya.call('PUT /affirmations/{id}', { ...line, body: { text } }),
      maya.call('POST /affirmations/{id}/link', line),
    ])
    expect(shared.status).toBe(201)
    expect(['I can begin again.', text]).toContain(shared.body.text)
    expect((await maya.call('GET /affirmations/{id}/link', line)).body.link?.text).toBe(shared.body.text)
  })
})
