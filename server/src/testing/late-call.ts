import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'

/**
 * Starts a request that the server has accepted and whose body is still to come (RFC 9110, section 10.1.1). It is in
 * progress until `finish`, which returns the response's status.
 */
export async function beginCall(url: string, body: string, headers: OutgoingHttpHeaders = {}) {
  const call = request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
      ...headers,
    },
  })
  call.flushHeaders()
  await once(call, 'continue')
  return {
    async finish() {
      call.end(body)
      const [response] = (await once(call, 'response')) as [IncomingMessage]
      response.resume()
      await once(response, 'end')
      return response.statusCode
    },
  }
}
