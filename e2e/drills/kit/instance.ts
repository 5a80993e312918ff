import { freePort, type Product, startProduct } from '../../product.ts'
import type { Stage } from './drill.ts'

export interface Instance extends Product {
  /** The address of this process itself, bypassing any proxy. */
  own: string
  /** Kills it at once, without notice (kill -9). */
  kill(): void
}

/** Free ports for this many processes of the app. */
export const somePorts = (count: number) => Promise.all(Array.from({ length: count }, freePort))

/** Starts another process of the app on this port; it is stopped when the drill ends. */
export async function startInstance(
  stage: Stage,
  port: number,
  settings: Record<string, string>,
  program?: string,
): Promise<Instance> {
  const own = `http://127.0.0.1:${port}`
  const product = await startProduct({ PUBLIC_URL: own, ...settings, PORT: String(port) }, program)
  stage.atTheEnd(product.stop)
  return { ...product, own, kill: () => process.kill(product.pid, 'SIGKILL') }
}
