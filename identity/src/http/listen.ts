import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '#config.ts'

const patience = 5000
const pause = 150

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'

async function tryToListen(server: Server, port: number, host: string | undefined): Promise<boolean> {
  try {
    server.listen({ port, host })
    await once(server, 'listening')
    return true
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/**
 * Listens, waiting a few seconds for a dying predecessor to let go of the port.
 * @param host undefined for every interface.
 * @returns the server and the port it got, which differs from `port` only when that is 0.
 */
export async function listen(port: number, host: string | undefined): Promise<{ server: Server; port: number }> {
  const server = createServer()
  const giveUpAt = performance.now() + patience
  while (!(await tryToListen(server, port, host))) {
    if (performance.now() > giveUpAt)
      throw new ConfigError(`IDENTITY_PORT ${port} is in use by another program: stop it, or choose another port.`)
    await wait(pause)
  }
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : port }
}

/** Stops taking requests, lets those under way finish for a moment, then closes what is left. */
export async function close(server: Server): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const impatience = setTimeout(() => server.closeAllConnections(), 3000)
  await closed
  clearTimeout(impatience)
}
