import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { close, listen } from './listen.ts'

test('waits for a port that is being released', async () => {
  const { server: predecessor, port } = await listen(0, '127.0.0.1')
  const listening = listen(port, '127.0.0.1')
  // By the next turn of the event loop the first attempt has met the occupied port.
  await nextTurn()
  await close(predecessor)
  const { server, port: got } = await listening
  expect(got).toBe(port)
  await close(server)
})

test('fails at once for an error that waiting cannot solve', async () => {
  await expect(listen(3001, '203.0.113.1')).rejects.toThrow('IDENTITY_HOST 203.0.113.1 is no address of this machine')
})
