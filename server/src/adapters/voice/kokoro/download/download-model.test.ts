import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally } from '@glimmer/lib/testing/listen-locally'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ModelFile } from '../manifest.ts'
import { type DownloadModelOptions, downloadModel } from './download-model.ts'

/** The server's file: not random, and without repetition. */
const body = Buffer.from(Array.from({ length: 60_000 }, (_, index) => `${index} `).join(''))
const path = 'model.onnx'
const file: ModelFile = {
  path,
  url: '',
  bytes: body.length,
  sha256: createHash('sha256').update(body).digest('hex'),
}

type Answer = (response: ServerResponse, from: number) => void

/** Sends everything from there on, as a server with range support does. */
const well: Answer = (response, from) => {
  const rest = body.subarray(from)
  const range = from > 0 && { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` }
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length, ...range }).end(rest)
}
const withoutRanges: Answer = (response) => response.writeHead(200).end(body)
const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end()
const sends =
  (bytes: Buffer): Answer =>
  (response) =>
    response.writeHead(200).end(bytes)
/** Sends 100 kB, then hangs up or stalls. */
const partOf =
  (afterwards: 'hang up' | 'stall'): Answer =>
  (response, from) => {
    const range = from > 0 && { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` }
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': body.length - from, ...range })
    response.write(body.subarray(from, from + 100_000), () => {
      if (afterwards === 'hang up') response.destroy()
    })
  }
/** Claims to continue at the requested offset, but sends other bytes. */
const liesAboutRanges: Answer = (response, from) => {
  response
    .writeHead(206, { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` })
    .end(body.subarray(0, body.length - from))
}

let base: string
let answers: Answer[]
let asked: string[]
const server = createServer((request: IncomingMessage, response) => {
  if (request.url?.startsWith('/moved/')) {
    response.writeHead(302, { location: `${base}/there/${path}` }).end()
    return
  }
  asked.push(request.headers.range ?? 'all')
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
  const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? well
  answer(response, from)
})
beforeAll(async () => {
  const { origin, stop } = await listenLocally(server)
  base = origin
  return stop
})

let folder: string
let said: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glimmer-download-'))
  answers = [well]
  asked = []
  said = []
  return () => rm(folder, { recursive: true, force: true })
})

const download = (rest: Partial<DownloadModelOptions> = {}) =>
  downloadModel({
    files: [{ ...file, url: `${base}/there/${path}` }],
    folder,
    say: (sentence) => said.push(sentence),
    signal: new AbortController().signal,
    stallMs: 1_000,
    waitMs: 1,
    ...rest,
  })
const exists = (name: string) =>
  stat(join(folder, name)).then(
    () => true,
    () => false,
  )
const isRight = async () => (await readFile(join(folder, path))).equals(body)

describe('downloading the model', () => {
  test.each<[string, Answer[], requests: number]>([
    ['by a server that is well', [well], 1],
    ['although the connection is cut twice', [partOf('hang up'), partOf('hang up'), well], 3],
    ['although nothing comes for a while', [partOf('stall'), well], 2],
    ['although the server is busy at first', [status(503), status(503), well], 3],
    ['by a server that knows no ranges, after it was cut', [partOf('hang up'), withoutRanges], 2],
    ['although other bytes came first', [sends(Buffer.alloc(body.length)), well], 2],
    ['although the part went on with other bytes', [partOf('hang up'), liesAboutRanges, well], 3],
    ['although the server will not go on where it was cut', [partOf('hang up'), status(416), well], 3],
  ])('%s', async (_, all, requests) => {
    answers = all
    await download()
    expect([await isRight(), asked.length]).toEqual([true, requests])
    expect([await exists(`${path}.part`), await exists('download.lock')]).toEqual([false, false])
  })

  test('resumes an interrupted download, and reports progress', async () => {
    await writeFile(join(folder, `${path}.part`), body.subarray(0, 200_000))
    await download()
    expect([await isRight(), asked]).toEqual([true, ['bytes=200000-']])
    expect(said.at(-1)).toBe('100 % of 1 MB')
    expect(said[0]).toBe(`fetching its model into ${folder}`)
    expect(said.length).toBeLessThanOrEqual(21)
  })

  test('downloads from a mirror, and follows redirects', async () => {
    await download({ mirror: `${base}/ours`, files: [{ ...file, url: 'http://127.0.0.1:9/none' }] })
    expect(await isRight()).toBe(true)
    await rm(join(folder, path))
    await download({ files: [{ ...file, url: `${base}/moved/${path}` }] })
    expect(await isRight()).toBe(true)
  })

  test('downloads only files that are missing or changed', async () => {
    await download()
    await download()
    expect(asked).toHaveLength(1)
    await writeFile(join(folder, path), Buffer.alloc(body.length))
    await download()
    expect([await isRight(), asked.length]).toEqual([true, 2])
  })
})

describe('giving up the download', () => {
  test.each<[string, Answer, message: string, requests: number]>([
    ['that is not there', status(404), 'the server answered 404', 1],
    ['that may not be read', status(403), 'the server answered 403', 1],
    ['that is longer than it should be', sends(Buffer.concat([body, body])), 'longer than it should be', 1],
    ['whose bytes are never right', sends(Buffer.alloc(body.length)), 'not the bytes', 5],
    ['that ends early every time', sends(body.subarray(0, 10)), 'ended early', 5],
  ])('%s', async (_, answer, message, requests) => {
    answers = [answer]
    await expect(download()).rejects.toThrow(message)
    expect([asked.length, await exists(path), await exists('download.lock')]).toEqual([requests, false, false])
  })

  test('refuses before the first byte when the disk is full', async () => {
    await expect(download({ files: [{ ...file, bytes: 9e15 }] })).rejects.toThrow(/needs .* MB in .* are free/)
    expect(asked).toEqual([])
  })

  test.skipIf(!existsSync('/dev/full'))('where the disk is full in the middle, without asking again', async () => {
    await symlink('/dev/full', join(folder, `${path}.part`))
    await expect(download()).rejects.toThrow('ENOSPC')
    expect([asked.length, await exists(path), await exists('download.lock')]).toEqual([1, false, false])
  })

  test('fails when the folder cannot be created', async () => {
    await writeFile(join(folder, 'voices'), 'a file')
    await expect(download({ folder: join(folder, 'voices', 'model') })).rejects.toThrow('ENOTDIR')
  })

  test('stops on shutdown, and keeps partial files', async () => {
    answers = [partOf('stall')]
    const stop = new AbortController()
    const downloading = download({ signal: stop.signal, stallMs: 60_000 })
    await vi.waitFor(async () => expect((await stat(join(folder, `${path}.part`))).size).toBeGreaterThan(0), 15_000)
    stop.abort(new Error('stopping'))
    await expect(downloading).rejects.toThrow('stopping')
    expect([await exists(`${path}.part`), await exists('download.lock')]).toEqual([true, false])
  })
})

describe('two servers on one folder', () => {
  test('download each file once', async () => {
    await Promise.all([download(), download()])
    expect([await isRight(), asked.length]).toEqual([true, 1])
    expect(said).toContain('another server is downloading into the same folder; waiting for it')
  })

  test('take over the lock of a dead process', async () => {
    const lock = join(folder, 'download.lock')
    await writeFile(lock, '')
    const longAgo = new Date(Date.now() - 120_000)
    await utimes(lock, longAgo, longAgo)
    await download()
    expect(await isRight()).toBe(true)
  })
})
