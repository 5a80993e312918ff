import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '@glimmer/lib/testing/listen-locally'
import { manifestOf, tinyFiles } from './tiny-folder.ts'

export interface ModelMirror {
  /** Without a trailing slash. */
  url: string
  /** The path of the manifest. */
  manifest: string
  /** What was asked for: each path, with the range if only a part of it. */
  asked: string[]
  /** Releases the downloads: nothing is sent before that. */
  open(): void
  /** Hangs up in the middle of a file every time, or no longer. */
  cutOff(isCut: boolean): void
  stop(): Promise<void>
}

/** Sends a file, or the part of it that is asked for; hangs up after half of that if it is cut off. */
function send(file: Uint8Array, range: string | undefined, response: ServerResponse, isCut: boolean) {
  const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
  const rest = file.subarray(from)
  const part = from > 0 && { 'content-range': `bytes ${from}-${file.length - 1}/${file.length}` }
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length, ...part })
  if (isCut && rest.length > 1) response.write(rest.subarray(0, rest.length >> 1), () => response.destroy())
  else response.end(rest)
}

/** A local mirror of the tiny model that delays responses until it is opened. */
export async function startModelMirror(): Promise<ModelMirror> {
  const files = tinyFiles()
  const opened = Promise.withResolvers<void>()
  const asked: string[] = []
  let isCut = false
  const server = createServer(({ url = '', headers: { range } }, response) => {
    const file = files[url.slice(1)]
    asked.push(range ? `${url} ${range}` : url)
    void opened.promise.then(() => (file ? send(file, range, response, isCut) : response.writeHead(404).end()))
  })
  const { origin, stop } = await listenLocally(server)
  const folder = await mkdtemp(join(tmpdir(), 'glimmer-mirror-'))
  const manifest = join(folder, 'manifest.json')
  await writeFile(manifest, JSON.stringify(manifestOf(files)))
  return {
    url: origin,
    manifest,
    asked,
    open: () => opened.resolve(),
    cutOff: (cut) => {
      isCut = cut
    },
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
