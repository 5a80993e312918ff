import { plans } from '@glimmer/contract/plans'
import { useState, useSyncExternalStore } from 'react'
import { classNames } from '#lib/class-names.ts'
import { useAccount } from '#member/account-context.tsx'
import { useHasDeviceVoice } from '#modules/listening/device-voice.ts'
import { LevelSlider } from '#modules/listening/mixer.tsx'
import { playbackSettings, type WatchedSettings } from '#modules/listening/playback-settings.ts'
import { TimerChoice } from '#modules/listening/sleep-timer.tsx'
import { startPlaylist } from '#modules/listening/start-playlist.ts'
import type { UnlockedOutlet } from '#modules/listening/unlocked-outlet.ts'
import { type Ambience, loopNames, useAmbience } from '#modules/listening/use-ambience.ts'
import { freeMethods, isFreeMethod, useVoice } from '#modules/listening/use-voice.ts'
import { useOnline } from '#platform/api/connection.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Chip } from '#platform/ui/choices.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { MicrophoneIcon } from '#platform/ui/tool-icons.tsx'
import { BedLines, OwnLines } from './bed-lines.tsx'
import classes from './before-bed.module.css'
import { StartButton } from './start-button.tsx'
import { type BedChoice, useBedLines } from './use-bed-lines.ts'

const RecordSamples = onDemand(() => import('#modules/listening/record-samples.tsx').then((m) => m.RecordSamples))

/** The sleep timer's default. */
const usualMs = 20 * 60_000

/** Longer than by day. */
const gapMs = 12_000
/** This device's settings, at most at this speed. */
const atMost = (most: number): WatchedSettings => ({
  subscribe: playbackSettings.subscribe,
  get() {
    const { rate, reverb } = playbackSettings.get()
    return { rate: Math.min(rate, most), reverb }
  },
})
/** The server's voices speak slowly by themselves before bed; what else is heard is slowed down here. */
const [asSpoken, slowed] = [atMost(1), atMost(0.85)]

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
  const [isRecording, setRecording] = useState(false)
  const [timerMs, setTimer] = useState<number | undefined>(usualMs)
  const lines = useBedLines(isOwn)
  const record = () => setRecording(true)
  const begin = (choice: BedChoice, outlet?: UnlockedOutlet) => {
    start(choice, { isOwn, timerMs, outlet })
    onBegin()
  }
  return (
    <section className={`stack ${classes.sheet}`} aria-label="Tonight">
      <BedVoice name={name} isOwn={isOwn} onOwn={setOwn} />
      {isOwn ? <OwnLines recorded={lines.recorded} onRecord={record} /> : <BedLines {...lines} />}
      <BedSounds />
      <TimerChoice timerMs={timerMs} onChange={setTimer} />
      <Switch label="Dim the screen" on={dims} onPress={onDims} />
      <footer className={`stack gap-sm ${classes.foot}`}>
        {isOwn && lines.recorded.length === 0 ? (
          <Button wide onClick={record}>
            <MicrophoneIcon />
            Record three lines
          </Button>
        ) : (
          <StartButton {...lines} onBegin={begin} />
        )}
      </footer>
      {isRecording && <RecordSamples onClose={() => setRecording(false)} />}
    </section>
  )
}

interface Wishes {
  isOwn: boolean
  timerMs: number | undefined
  outlet: UnlockedOutlet | undefined
}

/** The voice for the night, unless it is the user's own, and how to start playback. */
function useNight() {
  const { user } = useAccount()
  const { voice, voices, method } = useVoice()
  const [online, hasDeviceVoice] = [useOnline(), useHasDeviceVoice()]
  const usual = method === 'own' ? 'voice' : method
  // The server's voices need a connection.
  const byDay = online || usual !== 'voice' ? usual : hasDeviceVoice ? 'device' : 'silent'
  const isUnlimited = plans[user?.subscription.tier ?? 'free'].limits.speech === null
  // Nothing is spent before bed: lines not heard in this voice yet are read by the device.
  const isPaidFor = (lines: BedChoice['lines']) => isUnlimited || lines.every(({ speech }) => speech?.voice === voice)
  const name = isFreeMethod(byDay) ? freeMethods[byDay] : voices.find(({ id }) => id === voice)?.name
  return {
    name: name ?? 'A voice',
    start({ title, lines, loop, isFree }: BedChoice, { isOwn, ...wishes }: Wishes) {
      const atNight = isFree || isPaidFor(lines) ? byDay : hasDeviceVoice ? 'device' : 'silent'
      startPlaylist({
        ...wishes,
        title,
        lines,
        loop,
        method: isOwn ? 'own' : atNight,
        voice,
        tone: 'bedtime',
        userId: user?._id ?? '',
        gapMs,
        lingers: true,
        keepAwake: false,
        settings: !isOwn && atNight === 'voice' ? asSpoken : slowed,
      })
    },
  }
}

interface BedVoiceProps {
  /** The name of the voice that says lines by day. */
  name: string
  isOwn: boolean
  onOwn: (isOwn: boolean) => void
}

/** Chooses who speaks: the voice used by day, or the user's own recordings. */
const BedVoice = ({ name, isOwn, onOwn }: BedVoiceProps) => (
  <fieldset>
    <legend>Voice</legend>
    <div className={classes.choices}>
      <Chip pressed={!isOwn} onClick={() => onOwn(false)}>
        {name}
      </Chip>
      <Chip pressed={isOwn} onClick={() => onOwn(true)}>
        <MicrophoneIcon />
        My voice
      </Chip>
    </div>
  </fieldset>
)

/** The background sounds offered at night. */
const sounds = ['rain', 'sea', 'forest', 'fire', 'night'] as const
const firstLevel = 0.4

/** Chooses one background sound, or none; it plays at once. */
function BedSounds() {
  const ambience = useAmbience()
  return (
    <fieldset disabled={!ambience}>
      <legend>Background sounds</legend>
      <p className={`hint ${classes.hint}`}>They dip when the voice speaks.</p>
      {ambience && <Choice ambience={ambience} />}
    </fieldset>
  )
}

function Choice({ ambience }: { ambience: Ambience }) {
  const { levels } = useSyncExternalStore(ambience.subscribe, ambience.get)
  const chosen = sounds.find((loop) => levels[loop] > 0)
  const choose = (wanted: (typeof sounds)[number] | undefined) =>
    ambience.setAll(wanted ? { [wanted]: levels[wanted] || firstLevel } : {})
  return (
    <>
      <div className={classNames(classes.choices, classes.under)}>
        <Chip pressed={!chosen} onClick={() => choose(undefined)}>
          None
        </Chip>
        {sounds.map((sound) => (
          <Chip key={sound} pressed={chosen === sound} onClick={() => choose(sound)}>
            {loopNames[sound]}
          </Chip>
        ))}
      </div>
      {chosen && (
        <div className={classes.under}>
          <LevelSlider
            name={loopNames[chosen]}
            level={levels[chosen]}
            onLevel={(level) => ambience.set(chosen, level)}
          />
        </div>
      )}
    </>
  )
}
