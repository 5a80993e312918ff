import type { HttpClient } from '../stripe/client.ts'
import type { Engine, WireAnswer } from './engine.ts'
import { newId } from './ledger.ts'

const header = (headers: object, name: string): string | undefined => {
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1]
  return found === undefined ? undefined : String(found)
}

const response = ({ status, body, replayed }: WireAnswer) => ({
  getStatusCode: () => status,
  getHeaders: () => ({ 'request-id': newId('req'), ...(replayed && { 'idempotent-replayed': 'true' }) }),
  getRawResponse: () => body,
  toStream(done: () => void) {
    done()
    return null
  },
  toJSON: async () => body,
})

/** The sandbox as the SDK's transport: everything except the socket is the code that runs in production. */
export const sandboxHttpClient = (engine: Engine): HttpClient => ({
  getClientName: () => 'glimmer-sandbox',
  makeRequest: async (_host, _port, path, method, headers, requestData) =>
    response(
      await engine.handle({
        method,
        path,
        body: requestData ?? '',
        idempotencyKey: header(headers, 'idempotency-key'),
      }),
    ),
})
