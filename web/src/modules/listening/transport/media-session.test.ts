import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearMediaSession, type MediaControls, showInMediaSession } from './media-session.ts'

const handlers = new Map<string, ((details: object) => void) | null>()
const session = {
  metadata: null as { title: string } | null,
  playbackState: 'none',
  setActionHandler(action: string, handler: (details: object) => void) {
    if (action === 'stop') throw new TypeError('no such action here')
    handlers.set(action, handler)
  },
  setPositionState: vi.fn(),
}

beforeEach(() => {
  vi.stubGlobal('navigator', { mediaSession: session })
  vi.stubGlobal(
    'MediaMetadata',
    class {
      title: string
      constructor({ title }: { title: string }) {
        this.title = title
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const aPlayer = () => ({ play: vi.fn(), pause: vi.fn(), skip: vi.fn(), seek: vi.fn(), stop: vi.fn() })
const playing = (controls: MediaControls, title: string) =>
  showInMediaSession(controls, { phase: 'playing', title, position: { ms: 500, durationMs: 4000, rate: 0.8 } })

test('shows the line in the media session, and handles its buttons', () => {
  const line = aPlayer()
  playing(line, 'I can begin again')
  expect([session.metadata?.title, session.playbackState]).toEqual(['I can begin again', 'playing'])
  expect(session.setPositionState).toHaveBeenLastCalledWith({ duration: 4, position: 0.5, playbackRate: 0.8 })
  handlers.get('pause')?.({})
  handlers.get('seekforward')?.({})
  handlers.get('seekto')?.({ seekTime: 2 })
  expect([line.pause, line.skip, line.seek].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
  expect(line.seek).toHaveBeenCalledWith(2000)
  expect(handlers.get('nexttrack')).toBeNull()
  clearMediaSession(line)
})

test("keeps the new line's media session when another line pauses it", () => {
  const [line, other] = [aPlayer(), aPlayer()]
  playing(line, 'The first')
  playing(other, 'The second')
  showInMediaSession(line, { phase: 'paused', title: 'The first' })
  expect([session.metadata?.title, session.playbackState]).toEqual(['The second', 'playing'])
  clearMediaSession(line)
  expect(session.metadata?.title).toBe('The second')
  showInMediaSession(other, { phase: 'paused', title: 'The second' })
  expect(session.playbackState).toBe('paused')
  clearMediaSession(other)
})

test('clears the media session when nothing is left to play', () => {
  const line = aPlayer()
  playing(line, 'I can begin again')
  clearMediaSession(line)
  expect([session.metadata, session.playbackState]).toEqual([null, 'none'])
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true)
})
