import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { isIP } from 'node:net'
import { UnexpectedResponseError } from '../resilience/http.ts'
import { isPublicAddress, PrivateAddressError, publicLookup } from '../resilience/public-address.ts'

const maxBytes = 16_000_000
const types = /^image\/(?:png|jpeg|webp)\b/

/** The address, if a picture may be fetched from it. Throws if it is not https, or names a private address. */
function allowed(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:') throw new UnexpectedResponseError('it sent an address that is not https')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddressError()
  return url
}

async function readLimited(response: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes) throw new UnexpectedResponseError('it sent a picture beyond the limit')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * Fetches a picture that an image service sent the address of: over https, from a public address, 16 MB at most, without
 * following redirects and without the service's key.
 */
export async function downloadPicture(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const request = get(allowed(address), { lookup: publicLookup, signal, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  try {
    if (response.statusCode !== 200 || !types.test(response.headers['content-type'] ?? ''))
      throw new UnexpectedResponseError('it sent an address without a picture')
    return await readLimited(response)
  } finally {
    response.destroy()
  }
}
