import type { HttpClient } from '../stripe/client.ts'
import type { Engine } from './engine.ts'
import { newId } from './ledger.ts'
import type { WireResponse } from './store.ts'

const response = ({ status, body }: WireResponse) => ({
  getStatusCode: () => status,
  getHeaders: () => ({ 'request-id': newId('req') }),
  getRawResponse: () => body,
  toStream: () => null,
  toJSON: async () => body,
})

/** The sandbox as the SDK's transport: everything except the socket is the code that runs in production. */
export const sandboxHttpClient = (engine: Engine): HttpClient => ({
  getClientName: () => 'glimmer-sandbox',
  makeRequest: async (_host, _port, path, method, headers, body) => {
    const idempotencyKey = new Headers(headers as Record<string, string>).get('idempotency-key') ?? undefined
    return response(await engine.handle({ method, path, body: body ?? '', idempotencyKey }))
  },
})
