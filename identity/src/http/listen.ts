import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { listenFault } from '@glimmer/lib/listen-fault'
import { ConfigError } from '#config.ts'

const giveUpAfterMs = 5000
const retryAfterMs = 150
const closeAfterMs = 3000

/** Milliseconds. Slower requests are aborted: nothing sent here is larger than a form. */
const slowest = { requestTimeout: 15_000, headersTimeout: 10_000, connectionsCheckingInterval: 2_000 }

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function tryToListen(server: Server, port: number, host: string | undefined): Promise<boolean> {
  try {
    server.listen({ port, host })
    await once(server, 'listening')
    return true
  } catch (error) {
    if (isTaken(error)) return false
    const fault = listenFault(error, { portSetting: 'IDENTITY_PORT', port, hostSetting: 'IDENTITY_HOST', host })
    throw fault ? new ConfigError(fault) : error
  }
}

/**
 * Listens, waiting a few seconds for a predecessor that is stopping to free the port.
 * @param host undefined for every interface.
 * @returns the server and the port it got, which differs from `port` only when that is 0.
 */
export async function listen(port: number, host: string | undefined): Promise<{ server: Server; port: number }> {
  const server = createServer(slowest)
  const giveUpAt = performance.now() + giveUpAfterMs
  while (!(await tryToListen(server, port, host))) {
    if (performance.now() > giveUpAt)
      throw new ConfigError(`IDENTITY_PORT ${port} is in use by another program: stop it, or choose another port.`)
    await wait(retryAfterMs)
  }
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : port }
}

/** Stops accepting requests, gives those under way 3 seconds to finish, then closes all connections. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), closeAfterMs)
  await closed
  clearTimeout(timer)
}
