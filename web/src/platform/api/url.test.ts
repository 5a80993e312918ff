import { describe, expect, test } from 'vitest'
import { address } from './client.ts'

describe('the address of a call', () => {
  test('is the path of its route under /api', () => {
    expect(address('POST /affirmations/generate')).toEqual({ method: 'POST', path: '/api/affirmations/generate' })
  })

  test('has its parameters filled in and escaped', () => {
    const call = { params: { id: 'a/b', voice: 'kal 16' } }
    expect(address('GET /affirmations/{id}/audio/{voice}', call).path).toBe('/api/affirmations/a%2Fb/audio/kal%2016')
  })

  test('has the query without undefined values', () => {
    const query = { q: 'rest & sleep', limit: 20, theme: undefined, cursor: '', favorite: false }
    expect(address('GET /affirmations', { query }).path).toBe(
      '/api/affirmations?q=rest+%26+sleep&limit=20&favorite=false',
    )
  })
})
