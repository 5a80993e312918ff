/** The parts of a call that end up in its address. */
export interface Address {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
}

const fill = (path: string, params: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

const filledParameters = (query: Record<string, unknown>) =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  )

/**
 * Turns a route's key into what `fetch` needs: `'GET /affirmations/{id}'` and `{ params: { id } }` become
 * `{ method: 'GET', path: '/api/affirmations/…' }`. Empty and missing query values are left out.
 */
export function address(key: string, { params = {}, query = {} }: Address = {}) {
  const [method = 'GET', path = '/'] = key.split(' ')
  const search = new URLSearchParams(filledParameters(query)).toString()
  return { method, path: `/api${fill(path, params)}${search && `?${search}`}` }
}
