import type { WordTiming } from '@glimmer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { observable } from '#lib/observable.ts'
import { type ApiError, networkError } from '#platform/api/errors.ts'
import type { CreateVoiceSource, PlaybackEvents } from '../voice-source.ts'
import { linePlayer } from './line-player.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const settings = observable({ rate: 1, reverb: false })

/** A line whose source is found when the test resolves it, and a record of the calls to the source. */
function aLine(fails?: Error) {
  const asked: string[] = []
  const finding = Promise.withResolvers<CreateVoiceSource>()
  let searches = 0
  let events: PlaybackEvents | undefined
  const source = {
    method: 'voice' as const,
    words: [] as WordTiming[],
    durationMs: 4000,
    fallback: false,
    nowMs: () => 0,
    async play() {
      asked.push('play')
      if (fails) throw fails
      events?.onPlay()
    },
    pause() {
      asked.push('pause')
      events?.onPause()
    },
    seek: () => undefined,
    apply: () => undefined,
    close: () => void asked.push('close'),
  }
  const createSource: CreateVoiceSource = (given) => {
    events = given
    return source
  }
  const grows = (words: WordTiming[], durationMs: number) => {
    Object.assign(source, { words, durationMs })
    events?.onUpdate()
  }
  const player = linePlayer(() => {
    searches += 1
    return finding.promise
  }, settings)
  return {
    player,
    asked,
    found: () => finding.resolve(createSource),
    lost: finding.reject,
    searches: () => searches,
    grows,
    loses: (error: ApiError) => events?.onFail(error),
  }
}
const named = (name: string) => Object.assign(new Error(name), { name })

test('finds the source once when played twice', async () => {
  const { player, found, searches, asked } = aLine()
  const both = [player.play(), player.play()]
  found()
  await Promise.all(both)
  expect([searches(), asked, player.get().phase]).toEqual([1, ['play'], 'playing'])
  player.close()
})

test('stays paused when paused while its source is being found', async () => {
  const { player, found, asked } = aLine()
  const playing = player.play()
  player.pause()
  found()
  await playing
  expect([asked, player.get().phase]).toEqual([[], 'paused'])
  await player.play()
  expect([asked, player.get().phase]).toEqual([['play'], 'playing'])
  player.close()
})

test('is paused when the browser requires another gesture', async () => {
  const { player, found } = aLine(named('NotAllowedError'))
  const playing = player.play()
  found()
  await playing
  expect(player.get()).toMatchObject({ phase: 'paused', durationMs: 4000 })
  player.close()
})

test('fails on unplayable audio, and finds another source on retry', async () => {
  const { player, found, asked, searches } = aLine(named('NotSupportedError'))
  const playing = player.play()
  found()
  await playing
  expect(player.get()).toMatchObject({ phase: 'failed', error: { message: 'This device couldn’t play it.' } })
  expect(asked).toEqual(['play', 'close'])
  await player.play()
  expect(searches()).toBe(2)
  player.close()
})

test('updates words and duration during playback', async () => {
  const { player, found, grows } = aLine()
  const playing = player.play()
  found()
  await playing
  grows([{ text: 'I', charStart: 0, charEnd: 1, startMs: 0, endMs: 200 }], 6000)
  expect(player.get()).toMatchObject({ durationMs: 6000, source: { words: [{ text: 'I' }] } })
  player.close()
})

test('fails when the rest is lost, and continues the same source on retry', async () => {
  const { player, found, loses, searches, asked } = aLine()
  const playing = player.play()
  found()
  await playing
  loses(networkError('unreachable'))
  expect(player.get()).toMatchObject({ phase: 'failed', error: { code: 'unreachable' }, durationMs: 4000 })
  await player.play()
  expect([searches(), asked, player.get().phase]).toEqual([1, ['play', 'play'], 'playing'])
  expect(player.get().error).toBeUndefined()
  player.close()
})

test('reports why no source was found', async () => {
  const { player, lost } = aLine()
  const playing = player.play()
  lost(networkError('offline'))
  await playing
  expect(player.get()).toMatchObject({ phase: 'failed', error: { code: 'offline' } })
  player.close()
})

test('pauses other players when it starts', async () => {
  const [one, other] = [aLine(), aLine()]
  for (const { player, found } of [one, other]) {
    const playing = player.play()
    found()
    await playing
  }
  expect([one.player.get().phase, other.player.get().phase]).toEqual(['paused', 'playing'])
  one.player.close()
  other.player.close()
})
