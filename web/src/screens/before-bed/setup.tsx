import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { startPlaylist } from '#modules/listening/playlist/run-playlist.ts'
import { TimerChoice } from '#modules/listening/playlist/sleep-timer.tsx'
import { playbackSettings, type WatchedSettings } from '#modules/listening/sources/playback-settings.ts'
import { freeMeans, isFreeMeans, useVoice } from '#modules/listening/sources/use-voice.ts'
import { Button } from '#platform/ui/button.tsx'
import { MoonIcon } from '#platform/ui/icons.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { BedLines, OwnLines } from './bed-lines.tsx'
import { BedSounds } from './bed-sounds.tsx'
import { BedVoice } from './bed-voice.tsx'
import classes from './before-bed.module.css'
import { type BedChoice, useBedLines } from './use-bed-lines.ts'

/** The sleep timer's default. */
const usualMs = 20 * 60_000

/** At most this speed, even if the usual one is faster, and longer pauses than by day. */
const slowRate = 0.85
const gapMs = 12_000
const slowly: WatchedSettings = {
  subscribe: playbackSettings.subscribe,
  get() {
    const { rate, reverb } = playbackSettings.get()
    return { rate: Math.min(rate, slowRate), reverb }
  },
}

interface SetupProps {
  /** Whether the screen darkens during playback. */
  dims: boolean
  onDims: (dims: boolean) => void
  onBegin: () => void
}

/** Chooses what is played, in which voice, with which sounds, and when it stops. */
export function Setup({ dims, onDims, onBegin }: SetupProps) {
  const { name, start } = useNight()
  const [isOwn, setOwn] = useState(false)
  const [timerMs, setTimer] = useState<number | undefined>(usualMs)
  const lines = useBedLines(isOwn)
  const { choice } = lines
  const begin = () => {
    if (!choice) return
    start(choice, { isOwn, timerMs })
    onBegin()
  }
  return (
    <section className={classes.sheet} aria-label="Tonight">
      <BedVoice name={name} isOwn={isOwn} onOwn={setOwn} />
      {isOwn ? <OwnLines recorded={lines.recorded} /> : <BedLines {...lines} />}
      <BedSounds />
      <TimerChoice timerMs={timerMs} onChange={setTimer} />
      <Switch label="Dim the screen" on={dims} onPress={onDims} />
      <Button wide aria-disabled={!choice} onClick={begin}>
        <MoonIcon />
        {choice ? `Start ${choice.name}` : 'Start'}
      </Button>
    </section>
  )
}

interface Wishes {
  isOwn: boolean
  timerMs: number | undefined
}

/** The voice for the night, unless it is the user's own, and how to start playback. */
function useNight() {
  const { user } = useAccount()
  const { voice, voices, means } = useVoice()
  const byDay = means === 'own' ? 'voice' : means
  const name = isFreeMeans(byDay) ? freeMeans[byDay] : voices.find(({ id }) => id === voice)?.name
  return {
    name: name ?? 'A voice',
    start: ({ title, lines, loop }: BedChoice, { isOwn, timerMs }: Wishes) =>
      startPlaylist({
        title,
        lines,
        loop,
        means: isOwn ? 'own' : byDay,
        voice,
        userId: user?._id ?? '',
        gapMs,
        timerMs,
        lingers: true,
        keepAwake: false,
        settings: slowly,
      }),
  }
}
