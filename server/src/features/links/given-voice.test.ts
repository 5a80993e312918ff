import { describe, expect, test } from 'vitest'
import { unshare } from '#admin/links.ts'
import { recordings } from '#sound/testing/recordings.ts'
import { createTeen } from '#testing/ages.ts'
import { operate } from '#testing/operator.ts'
import { births, caller, createMember, type Person } from '#testing/people.ts'
import { aLine, aSharedLine } from '#testing/shared-lines.ts'
import { testApp } from '#testing/test-app.ts'
import { deleteDataThenSignIn } from '../account-data/index.ts'

const glimmer = testApp()

const visitor = () => caller(glimmer)

describe('a line given in its owner’s voice', () => {
  const give = ({ send }: Person, id: string, body: Uint8Array<ArrayBuffer> = recordings['audio/webm']) =>
    send('PUT', `/affirmations/${id}/link/voice?durationMs=600`, { body, headers: { 'content-type': 'audio/webm' } })
  const listen = (token: string, headers: HeadersInit = {}) =>
    fetch(`${glimmer.url}/api/lines/${token}/audio`, { headers })
  const rows = async () => (await glimmer.app.database.pool.query('select 1 from given_voice')).rowCount

  test('is heard by anybody with the link, and by nobody after it was turned off', async () => {
    const maya = await createMember(glimmer)
    const { params, token, link } = await aSharedLine(maya)
    expect((await visitor().call('GET /lines/{token}', token)).body.hasVoice).toBe(false)
    const { status, body } = await give(maya, params.id)
    expect([status, body]).toEqual([200, { ...link, hasVoice: true }])
    expect((await visitor().call('GET /lines/{token}', token)).body.hasVoice).toBe(true)
    const spoken = (await visitor().call('GET /lines/{token}/speech', token)).body
    expect(spoken).toMatchObject({ voice: 'own', mime: 'audio/webm', durationMs: 600, words: [], timing: 'none' })
    const heard = await listen(token.params.token)
    expect(heard.headers.get('content-type')).toBe('audio/webm')
    expect(heard.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await heard.arrayBuffer())).toEqual(recordings['audio/webm'])
    expect((await listen(token.params.token, { range: 'bytes=0-1' })).status).toBe(206)
    await maya.call('DELETE /affirmations/{id}/link', { params })
    expect((await listen(token.params.token)).status).toBe(404)
    expect(await rows()).toBe(0)
  })

  test('goes with the line, with the account, and when the operator turns the link off', async () => {
    const [maya, noor] = await Promise.all([createMember(glimmer), createMember(glimmer)])
    const [line, other, theirs] = [await aSharedLine(maya), await aSharedLine(maya), await aSharedLine(noor)]
    for (const [person, { params }] of [
      [maya, line],
      [maya, other],
      [noor, theirs],
    ] as const)
      await give(person, params.id)
    await maya.call('DELETE /affirmations/{id}', { params: line.params })
    expect(await rows()).toBe(2)
    await operate(glimmer, ['unshare', unshare], [other.link.url])
    expect(await rows()).toBe(1)
    await deleteDataThenSignIn(glimmer.app, { issuer: glimmer.issuer.issuer, subject: noor.subject })
    expect(await rows()).toBe(0)
  })

  test('keeps its recording when the line is reworded, and plays another once it is given', async () => {
    const maya = await createMember(glimmer)
    const { params, token } = await aSharedLine(maya)
    await give(maya, params.id)
    await maya.call('PUT /affirmations/{id}', { params, body: { text: 'I begin' } })
    expect((await listen(token.params.token)).headers.get('content-type')).toBe('audio/webm')
    await give(maya, params.id, recordings['audio/ogg'])
    expect((await listen(token.params.token)).headers.get('content-type')).toBe('audio/ogg')
  })

  test('needs a link of one’s own, a recording and an adult', async () => {
    const [maya, noor] = await Promise.all([createMember(glimmer), createMember(glimmer)])
    const unshared = await aLine(maya)
    expect((await give(maya, unshared.params.id)).status).toBe(404)
    const { params } = await aSharedLine(maya)
    expect((await give(noor, params.id)).status).toBe(404)
    expect((await give(maya, params.id, Buffer.from('<!doctype html>'))).problem.code).toBe('recording_refused')
    const teen = await createTeen(glimmer, { hasConsent: true })
    const { params: hers } = await aLine(teen)
    expect((await give(teen, hers.id)).problem.code).toBe('adults_only')
  })

  test('is hidden once its owner turns out to be under age', async () => {
    const maya = await createMember(glimmer)
    const { params, token } = await aSharedLine(maya)
    await give(maya, params.id)
    await maya.call('PUT /users/age', { body: births.teen })
    expect((await listen(token.params.token)).status).toBe(404)
  })
})
