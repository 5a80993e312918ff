import { useQuery } from '@tanstack/react-query'
import { useAccount } from '#member/account-context.tsx'
import { Mixer } from '#modules/listening/ambience/mixer.tsx'
import { useStopAmbienceOnLeave } from '#modules/listening/playlist/current-playlist.tsx'
import { PlaybackSettingsFields } from '#modules/listening/sources/playback-settings-fields.tsx'
import { read } from '#platform/api/query.ts'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { LoadFailure, ProfileSection } from '../profile-section.tsx'
import { MyVoice } from './my-voice.tsx'
import classes from './voice.module.css'
import { VoiceChoices } from './voice-choices.tsx'

/** The voice, its speed, and background sounds. */
export const VoiceSection = () => (
  <ProfileSection id="voice" title="Voice">
    <Loaded />
    <MyVoice />
    <Sounds />
  </ProfileSection>
)

function Loaded() {
  const { user } = useAccount()
  const { data, error, refetch } = useQuery(read('GET /voices'))
  if (data && user) return <VoiceChoices user={user} voices={data.voices} />
  if (!error) return <Skeleton className={classes.waiting} />
  return <LoadFailure error={error} onRetry={() => void refetch()} />
}

/** How lines sound on this device; none of it is sent to the server. */
function Sounds() {
  useStopAmbienceOnLeave()
  return (
    <div className={classes.part}>
      <h3>On this device</h3>
      <Mixer>They start when you move them, and dip when the voice speaks.</Mixer>
      <PlaybackSettingsFields />
    </div>
  )
}
