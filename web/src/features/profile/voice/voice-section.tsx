import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readerMessage } from '#api/errors.ts'
import { read } from '#api/query.ts'
import { useAccount } from '#app/account/account.tsx'
import { isGentle } from '#app/help/gentle.ts'
import { nowPlaying } from '#app/player/session/now-playing.ts'
import { stopAmbience } from '#app/player/sound/load-ambience.ts'
import { Mixer } from '#app/player/sound/mixer.tsx'
import { VoiceManner } from '#app/player/sound/voice-manner.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
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
  if (data && user) return <VoiceChoices user={user} voices={data.voices} offer={!isGentle(localStorage)} />
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
