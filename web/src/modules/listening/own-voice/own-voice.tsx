import { product } from '@glimmer/contract/product'
import { useEffect, useRef, useState } from 'react'
import { formatDuration } from '#lib/format-time.ts'
import { useAccount } from '#member/account-context.tsx'
import { featureMessage, networkError } from '#platform/api/errors.ts'
import { useIsStorageDisabled } from '#platform/storage-disabled.ts'
import { Button } from '#platform/ui/button.tsx'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { Switch } from '#platform/ui/switch.tsx'
import { MicrophoneIcon } from '#platform/ui/tool-icons.tsx'
import classes from '../dialog-form.module.css'
import { playbackSettings } from '../playback-settings.ts'
import { findOwnRecording, type Line } from '../sources/find-voice-source.ts'
import { linePlayer } from '../transport/line-player.ts'
import { useLazyPlayer } from '../use-line-player.ts'
import { Wave } from '../wave.tsx'
import { GiveVoice } from './give-voice.tsx'
import { watchMicrophoneLevel } from './microphone.ts'
import { useOwnVoice } from './use-own-voice.ts'
import { maxRecordingMs } from './use-recorder.ts'

/**
 * Records a line in the user's own voice; the recording is then played instead of any other voice. It stays on this
 * device, unless the user stores a copy on the server for their other devices.
 */
export function OwnVoice({ line, onChanged }: { line: Line; onChanged: () => void }) {
  const { recording, copy, share, recorder, problem, begin, remove } = useOwnVoice(line, onChanged)
  const isStorageDisabled = useIsStorageDisabled()
  const exists = recording !== undefined || copy.exists === true
  const button = useFocusBack(exists)
  const { stream, asking } = recorder
  const isReady = exists && !stream
  return (
    <section className={`stack gap-s ${classes.question}`} aria-label="Your own voice">
      <h2>Your own voice</h2>
      <p className="hint">
        {isStorageDisabled
          ? 'You asked this device to keep nothing (in Settings, under “Privacy”), so recording is off here.'
          : 'Saved in this browser only. Clearing the browser’s data deletes it. It isn’t sent anywhere unless you choose to below.'}
      </p>
      {stream && <LiveWave stream={stream} />}
      <div className={classes.choices}>
        {/* One button throughout, so that it keeps the focus while its action changes. */}
        {!isStorageDisabled && (
          <Button
            ref={button}
            variant={stream ? 'primary' : 'ghost'}
            small
            aria-busy={asking}
            onClick={stream ? recorder.finish : () => void begin()}
          >
            <MicrophoneIcon />
            {labelOf(stream !== undefined, exists)}
          </Button>
        )}
        {isReady && (
          <>
            <RecordingPlayer line={line} version={String(recording?.blob.size ?? '')} />
            <Button variant="ghost" small onClick={() => void remove()}>
              Delete my recording
            </Button>
          </>
        )}
      </div>
      {isReady && (
        <>
          <KeepCopy copy={copy} onPress={(on) => void share(on)} />
          <GiveVoice key={recording?.blob.size} line={line} recording={recording} />
        </>
      )}
      <p className="hint" role="status">
        {problem ??
          (stream
            ? `Recording. It stops by itself after ${maxRecordingMs / 1000} seconds.`
            : statusOf(recording !== undefined, exists))}
      </p>
    </section>
  )
}

interface KeepCopyProps {
  copy: ReturnType<typeof useOwnVoice>['copy']
  onPress: (on: boolean) => void
}

/** Whether a copy of the recording is stored on the server; nothing until that is known. */
const KeepCopy = ({ copy: { exists, busy }, onPress }: KeepCopyProps) =>
  exists !== undefined && (
    <Switch
      label={`Keep it on ${product.name} too`}
      hint={exists ? copyHint : noCopyHint}
      on={exists}
      busy={busy}
      onPress={onPress}
    />
  )

/** Moves the focus to the record button when deleting the recording also removes the focused control. */
function useFocusBack(exists: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(exists)
  useEffect(() => {
    const isLost = !document.activeElement || document.activeElement === document.body
    if (before.current && !exists && isLost) button.current?.focus()
    before.current = exists
  }, [exists])
  return button
}

const labelOf = (recording: boolean, exists: boolean) => {
  if (recording) return 'Finish recording'
  return exists ? 'Record it again' : 'Record this line'
}

const noCopyHint =
  'Lets you hear it on your other devices. We keep a copy with your account: nobody else can play it, and nothing is made from it.'
const copyHint = `A copy is stored with your account, for you alone. Switching this off removes it from ${product.name}; so does deleting the line or your account.`

const statusOf = (isOnDevice: boolean, exists: boolean) => {
  if (isOnDevice) return 'Recorded.'
  return exists && `Recorded on another device, and kept on ${product.name}.`
}

const recordingPlayer = (line: Line, userId: string) =>
  linePlayer(async (signal) => {
    const createSource = await findOwnRecording(line, { userId, signal })
    if (!createSource) throw networkError()
    return createSource
  }, playbackSettings)

/** Plays the recording on the page where it was made. `version` must differ for each recording. */
function RecordingPlayer({ line, version }: { line: Line; version: string }) {
  const userId = useAccount().user?._id ?? ''
  const { player, state } = useLazyPlayer(`${line._id} ${version}`, async () => recordingPlayer(line, userId))
  const playing = state.phase === 'playing'
  return (
    <>
      <Button variant="ghost" small aria-busy={state.phase === 'preparing'} onClick={player.toggle}>
        {playing ? <PauseIcon /> : <PlayIcon />}
        <span>{playing ? 'Pause' : 'Hear it'}</span>
      </Button>
      {state.error && <span role="alert">{featureMessage(state.error, 'We couldn’t play it just now.')}</span>}
    </>
  )
}

const bars = 40
const barMs = 120
const silence: readonly number[] = Array.from({ length: bars }, () => 3)

/** Hearing is logarithmic: a whisper is visible, and a shout still fits. */
const heightOf = (loudness: number) => Math.min(38, 3 + 70 * Math.sqrt(loudness))

/** The microphone's level as a live wave, with the elapsed time, so that the user sees they are being heard. */
function LiveWave({ stream }: { stream: MediaStream }) {
  const [{ heights, ms }, setLevels] = useState({ heights: silence, ms: 0 })
  useEffect(() => {
    let loudest = 0
    let since = 0
    return watchMicrophoneLevel(stream, (loudness, elapsedMs) => {
      loudest = Math.max(loudest, loudness)
      since += elapsedMs
      if (since < barMs) return
      const [height, passed] = [heightOf(loudest), since]
      loudest = 0
      since = 0
      setLevels((before) => ({ heights: [...before.heights.slice(1), height], ms: before.ms + passed }))
    })
  }, [stream])
  return (
    <div className={classes.live}>
      <Wave className={classes.wave} heights={heights} done={1} />
      <span role="timer">
        {formatDuration(ms)} / {formatDuration(maxRecordingMs)}
      </span>
    </div>
  )
}
