import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestOf, tinyFiles } from './tiny-folder.ts'

export interface ModelMirror {
  /** Without a trailing slash. */
  url: string
  /** The path of the manifest. */
  manifest: string
  /** Releases the downloads: nothing is sent before that. */
  open(): void
  stop(): Promise<void>
}

/** A local mirror of the tiny model that delays responses until it is opened. */
export async function startModelMirror(): Promise<ModelMirror> {
  const files = tinyFiles()
  const opened = Promise.withResolvers<void>()
  const server = createServer(({ url = '' }, response) => {
    const file = files[url.slice(1)]
    void opened.promise.then(() => response.writeHead(file ? 200 : 404).end(file))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-mirror-'))
  const manifest = join(folder, 'manifest.json')
  await writeFile(manifest, JSON.stringify(manifestOf(files)))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    manifest,
    open: () => opened.resolve(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
