import { ProfileSection } from '../profile-section.tsx'
import { ExportButton } from './export-button.tsx'
import classes from './leaving.module.css'
import { OwnVoice } from './own-voice.tsx'

/** Everything that is held of a person, as one file. */
export const TakeItWithYou = () => (
  <ProfileSection id="take-it-with-you" title="Take it with you" className={classes.card}>
    <p>Every line, favourite, clip and avatar, in one file.</p>
    <ExportButton />
    <OwnVoice />
  </ProfileSection>
)
