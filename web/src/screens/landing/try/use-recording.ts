import { useEffect, useRef, useState } from 'react'
import { cueIndexAt } from '#lib/cues.ts'
import type { SpokenLine } from './spoken-line.ts'

const silent = { playing: false, word: -1, heard: false, failed: false }

/**
 * Plays a recording that comes with the page; another line ends it. `word`: the one being said, or -1. `heard`: it was
 * begun once.
 */
export function useRecording({ audio, words }: SpokenLine) {
  const [told, setTold] = useState({ ...silent, audio })
  const player = useRef<HTMLAudioElement>(null)
  const state = told.audio === audio ? told : silent
  const { playing } = state
  // A recording that was left says nothing any more.
  const tell = (news: Partial<typeof silent>) =>
    setTold((before) => (before.audio === audio ? { ...before, ...news } : before))

  useEffect(
    () => () => {
      player.current?.pause()
      player.current = null
      setTold({ ...silent, audio })
    },
    [audio],
  )
  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function look() {
      const word = cueIndexAt(words, (player.current?.currentTime ?? 0) * 1000)
      setTold((before) => (before.word === word ? before : { ...before, word }))
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing, words])

  const prepare = () => {
    const recording = new Audio(audio)
    recording.addEventListener('play', () => tell({ playing: true }))
    recording.addEventListener('pause', () => tell({ playing: false }))
    recording.addEventListener('ended', () => tell({ word: -1 }))
    setTold({ ...silent, audio })
    return recording
  }
  const toggle = async () => {
    player.current ??= prepare()
    if (playing) return player.current.pause()
    try {
      await player.current.play()
      tell({ failed: false, heard: true })
    } catch {
      tell({ failed: true })
    }
  }
  return { ...state, toggle: () => void toggle() }
}
