import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useStopAmbienceOnLeave } from '#modules/listening/current-playlist.tsx'
import { Mixer } from '#modules/listening/mixer.tsx'
import { PlaybackSettingsFields } from '#modules/listening/playback-settings-fields.tsx'
import { read } from '#platform/api/query.ts'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { Section } from '#platform/boundaries/section.tsx'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { MicrophoneIcon } from '#platform/ui/tool-icons.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from './voice.module.css'
import { VoiceChoices } from './voice-choices.tsx'

/** The voice, its speed, and background sounds. */
export const VoiceSection = () => (
  <ProfileSection id="voice" title="Voice">
    <Section waiting={<Skeleton height="12rem" />}>
      <Loaded />
    </Section>
    <MyVoice />
    <Sounds />
  </ProfileSection>
)

function Loaded() {
  const { user } = useAccount()
  const { data } = useSuspenseQuery(read('GET /voices'))
  return user && <VoiceChoices user={user} voices={data.voices} />
}

/** How lines sound on this device; none of it is sent to the server. */
function Sounds() {
  useStopAmbienceOnLeave()
  return (
    <div className={`stack ${classes.part}`}>
      <h3>On this device</h3>
      <Mixer>They start when you move them, and dip when the voice speaks.</Mixer>
      <PlaybackSettingsFields />
    </div>
  )
}

const RecordSamples = onDemand(() => import('#modules/listening/record-samples.tsx').then((m) => m.RecordSamples))

/** A button to record lines in the user's own voice, and a link to where they are played. */
function MyVoice() {
  const [isRecording, setRecording] = useState(false)
  return (
    <div className={`stack ${classes.part}`}>
      <h3>My voice</h3>
      <p className={`hint ${classes.hint}`}>
        Record three lines, and hear them <Link to={paths.beforeBed()}>before bed</Link>. They stay on this device
        unless you say otherwise.
      </p>
      <p>
        <Button variant="ghost" small onClick={() => setRecording(true)}>
          <MicrophoneIcon />
          Record three lines
        </Button>
      </p>
      {isRecording && <RecordSamples onClose={() => setRecording(false)} />}
    </div>
  )
}
