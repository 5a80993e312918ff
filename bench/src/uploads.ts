import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { smallPicture, worstPictures } from '@glimmer/server/testing/worst-pictures'
import { call, startForBench, type TestServices } from './environment.ts'
import type { Figure } from './report.ts'

const statusOf = (pid: number, field: string) => {
  const line = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return (Number(line?.[1]) * 1024) / 1e6
}

/** How much the server's memory grows at most while six members upload the worst pictures at once (Linux). */
export async function benchUploads({ issuer, settings }: TestServices): Promise<Figure[]> {
  const product = await startForBench({ ...settings, TRUSTED_PROXIES: '1' })
  const url = product.url.replace('localhost', '127.0.0.1')
  try {
    const pictures = await worstPictures()
    const members = await Promise.all(
      pictures.map(async () => {
        const subject = randomUUID()
        const token = await issuer.token(subject)
        await call({ url, token }, 'POST', '/users/sync-oidc-user', { oidcId: subject, firstName: 'Maya' })
        await call({ url, token }, 'POST', '/users/age', { month: 6, year: 1990 })
        return token
      }),
    )
    const upload = async (token: string, picture: Uint8Array, place: number) => {
      const response = await fetch(`${url}/api/avatars/upload`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'image/png',
          'x-forwarded-for': `192.0.2.${place}`,
        },
        body: picture.slice(),
      })
      if (response.status !== 201) throw new Error(`picture ${place} was answered with ${response.status}`)
    }
    // The library is loaded with the first picture.
    await upload(members[0] ?? '', await smallPicture(), 0)
    const idle = statusOf(product.pid, 'VmRSS')
    // Sets the highest value so far to the present one (proc(5)).
    writeFileSync(`/proc/${product.pid}/clear_refs`, '5')
    const begun = performance.now()
    await Promise.all(pictures.map((picture, place) => upload(members[place] ?? '', picture, place)))
    const seconds = (performance.now() - begun) / 1000
    const most = statusOf(product.pid, 'VmHWM')
    return [
      { what: 'memory for six of the worst pictures at once', value: most - idle, unit: 'MB', limit: 150 },
      { what: 'until all six are stored', value: seconds, unit: 's', limit: 30 },
    ]
  } finally {
    await product.stop()
  }
}
