import { expect, test, vi } from 'vitest'
import { log, setLogEnvironment } from './log.ts'

test.each(['development', 'preview'])('writes to the console in %s', (environment) => {
  const written = vi.spyOn(console, 'info').mockReturnValue()
  setLogEnvironment(environment)
  log('The server refused a call.', { status: 404 })
  expect(written).toHaveBeenCalledWith('The server refused a call.', { status: 404 })
})

test('writes nothing in production', () => {
  const written = vi.spyOn(console, 'info').mockReturnValue()
  setLogEnvironment('production')
  log('The server refused a call.', { status: 404 })
  expect(written).not.toHaveBeenCalled()
})
