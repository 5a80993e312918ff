import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { closeIdleConnections } from './close-idle-connections.ts'

test('a connection opened ahead holds nobody up, and what is under way is answered', async () => {
  const server = Fastify()
  closeIdleConnections(server)
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.get('/', async () => {
    begin()
    await asked
    return 'there'
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const silent = connect(Number(new URL(url).port), '127.0.0.1').resume()
  await once(silent, 'connect')
  const reply = fetch(url)
  await begun
  const closed = server.close()
  await once(silent, 'close')
  answer()
  expect(await (await reply).text()).toBe('there')
  await closed
})
