export type Part = 'whole' | 'unsatisfiable' | { first: number; last: number }

/**
 * The part of `length` bytes that a Range header asks for, both ends included (RFC 9110 section 14.2). Several ranges,
 * other units and malformed headers are ignored, as the standard allows: the whole is sent.
 */
export function readRange(header: string | undefined, length: number): Part {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '')
    return Number(to) === 0 || length === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, length - Number(to)), last: length - 1 }
  const first = Number(from)
  const last = to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= length ? 'unsatisfiable' : { first, last }
}
