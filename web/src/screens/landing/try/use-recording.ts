import { useEffect, useRef, useState } from 'react'
import { cueIndexAt } from '#lib/cues.ts'
import type { SpokenLine } from './spoken-line.ts'

const idle = { playing: false, word: -1, wasPlayed: false, failed: false }

/**
 * Plays a recording bundled with the page; choosing another line stops it. `word` is the index of the word being said,
 * or -1.
 */
export function useRecording({ audio, words }: SpokenLine) {
  const [latest, setLatest] = useState({ ...idle, audio })
  const player = useRef<HTMLAudioElement>(null)
  const state = latest.audio === audio ? latest : idle
  const { playing } = state
  // Late events of the previous recording are ignored.
  const change = (changes: Partial<typeof idle>) =>
    setLatest((before) => (before.audio === audio ? { ...before, ...changes } : before))

  useEffect(
    () => () => {
      player.current?.pause()
      player.current = null
      setLatest({ ...idle, audio })
    },
    [audio],
  )
  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function look() {
      const word = cueIndexAt(words, (player.current?.currentTime ?? 0) * 1000)
      setLatest((before) => (before.word === word ? before : { ...before, word }))
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing, words])

  const prepare = () => {
    const recording = new Audio(audio)
    recording.addEventListener('play', () => change({ playing: true }))
    recording.addEventListener('pause', () => change({ playing: false }))
    recording.addEventListener('ended', () => change({ word: -1 }))
    setLatest({ ...idle, audio })
    return recording
  }
  const toggle = async () => {
    player.current ??= prepare()
    if (playing) return player.current.pause()
    try {
      await player.current.play()
      change({ failed: false, wasPlayed: true })
    } catch {
      change({ failed: true })
    }
  }
  return { ...state, toggle: () => void toggle() }
}
