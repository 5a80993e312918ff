import { useAccount } from '#member/account-context.tsx'
import { ProfileSection } from '../profile-section.tsx'
import { EmailField } from './email-field.tsx'
import { NamesForm } from './names-form.tsx'

/** What a person is called, and the address they are known by. */
export function AboutYou() {
  const { user } = useAccount()
  return (
    <ProfileSection id="about-you" title="About you">
      {user && (
        <NamesForm user={user}>
          <EmailField email={user.email} />
        </NamesForm>
      )}
    </ProfileSection>
  )
}
