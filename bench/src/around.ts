import { startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import { startIssuer } from './issuer.ts'
import { aReader, type SocketConnection, startProduct, trusting } from './product.ts'

const quiet = { info: () => undefined, error: (message: string) => process.stderr.write(`${message}\n`) }

/** What a server under test stands on: a database of the bench's own, and somebody to sign tokens. */
export interface Ground {
  dataDir: string
  issuer: Awaited<ReturnType<typeof startIssuer>>
  connection: SocketConnection
  databaseUrl: string
}

/** Lends the ground to some work and clears it afterwards. */
export async function onGround<T>(dataDir: string, work: (ground: Ground) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: quiet })
  const issuer = await startIssuer()
  const { connection } = postgres
  const { host, port, user, database } = connection
  const databaseUrl = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  try {
    return await work({ dataDir, issuer, connection, databaseUrl })
  } finally {
    issuer.stop()
    await postgres.stop()
  }
}

export interface Product {
  url: string
  /** Of somebody on the pro plan. */
  token: string
  pid: number
}

/** Lends the built product, with one person in it, to some work. */
export async function withProduct<T>(ground: Ground, work: (product: Product) => Promise<T>): Promise<T> {
  const { dataDir, issuer, connection, databaseUrl } = ground
  const { child, url } = await startProduct({
    ...trusting(issuer.issuer),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  })
  const token = await issuer.token('writer')
  await aReader(url, connection, token, 'writer', 0)
  try {
    return await work({ url, token, pid: child.pid })
  } finally {
    await child.stop()
  }
}
