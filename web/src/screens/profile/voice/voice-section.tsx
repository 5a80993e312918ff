import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { stopAmbience } from '#modules/listening/ambience/load-ambience.ts'
import { Mixer } from '#modules/listening/ambience/mixer.tsx'
import { VoiceManner } from '#modules/listening/ambience/playback-settings-fields.tsx'
import { nowPlaying } from '#modules/listening/playlist/current-playlist.ts'
import { readerMessage } from '#platform/api/errors.ts'
import { read } from '#platform/api/query.ts'
import { Button } from '#platform/ui/button.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { ProfileSection } from '../profile-section.tsx'
import classes from './voice.module.css'
import { VoiceChoices } from './voice-choices.tsx'

/** Who speaks, how fast, and what is heard around the voice. */
export const VoiceSection = () => (
  <ProfileSection id="voice" title="Voice">
    <Loaded />
    <Sounds />
  </ProfileSection>
)

function Loaded() {
  const { user } = useAccount()
  const { data, error, refetch } = useQuery(read('GET /voices'))
  if (data && user) return <VoiceChoices user={user} voices={data.voices} />
  if (!error) return <Skeleton className={classes.waiting} />
  return (
    <div className={classes.part}>
      <p role="alert">{readerMessage(error)}</p>
      <div>
        <Button variant="ghost" small onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    </div>
  )
}

/** How lines are heard on this device: nothing of it is sent. */
function Sounds() {
  // What was begun here to try it stops with the page, unless a session goes on.
  useEffect(
    () => () => {
      if (!nowPlaying.get()) stopAmbience()
    },
    [],
  )
  return (
    <div className={classes.part}>
      <h3>On this device</h3>
      <p className={classes.hint}>Sounds around the voice begin when you move them, and soften while it speaks.</p>
      <Mixer />
      <VoiceManner />
    </div>
  )
}
