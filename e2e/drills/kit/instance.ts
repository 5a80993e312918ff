import { freePort, type Product, startProduct } from '../../product.ts'
import type { Stage } from './drill.ts'

export interface Instance extends Product {
  /** Where this one answers, whoever stands in front. */
  own: string
  /** Ends it at once, with nothing said (kill -9). */
  kill(): void
}

/** Ports for so many processes of the app. */
export const somePorts = (count: number) => Promise.all(Array.from({ length: count }, freePort))

/** One more process of the app, on this port; stopped when the drill ends. */
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
