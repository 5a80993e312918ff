import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls, 'nothing may be written to console.error').toEqual([])
  vi.restoreAllMocks()
})
