import { useEffect, useRef, useState } from 'react'
import { wordAt } from '../../../app/player/word-at.ts'
import type { SpokenLine } from './spoken-lines.ts'

/** Plays a recording that comes with the page. `word`: the one being said, or -1. `heard`: it was begun once. */
export function useRecording({ audio, words }: SpokenLine) {
  const [playing, setPlaying] = useState(false)
  const [word, setWord] = useState(-1)
  const [heard, setHeard] = useState(false)
  const [failed, setFailed] = useState(false)
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => () => player.current?.pause(), [])
  useEffect(() => {
    if (!playing) return
    let frame = requestAnimationFrame(function look() {
      setWord(wordAt(words, (player.current?.currentTime ?? 0) * 1000))
      frame = requestAnimationFrame(look)
    })
    return () => cancelAnimationFrame(frame)
  }, [playing, words])

  const prepare = () => {
    const recording = new Audio(audio)
    recording.addEventListener('play', () => setPlaying(true))
    recording.addEventListener('pause', () => setPlaying(false))
    recording.addEventListener('ended', () => setWord(-1))
    return recording
  }
  const toggle = async () => {
    player.current ??= prepare()
    if (playing) return player.current.pause()
    try {
      await player.current.play()
      setFailed(false)
      setHeard(true)
    } catch {
      setFailed(true)
    }
  }
  return { playing, word, heard, failed, toggle: () => void toggle() }
}
