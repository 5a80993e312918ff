import { useSuspenseQuery } from '@tanstack/react-query'
import { read } from '#platform/api/query.ts'
import { ProfileSection } from '../profile-section.tsx'
import { AccessTokens } from './access-tokens.tsx'
import classes from './elsewhere.module.css'
import { PrivateAddresses } from './private-addresses.tsx'

/** Private addresses of today's line for other devices, and access tokens for programs. */
export const Elsewhere = () => (
  <ProfileSection id="elsewhere" title="Use your line elsewhere">
    <Loaded />
  </ProfileSection>
)

function Loaded() {
  const { items } = useSuspenseQuery(read('GET /users/access-tokens')).data
  return (
    <div className={`stack ${classes.parts}`}>
      <PrivateAddresses addresses={items.filter(({ use }) => use === 'address')} />
      <AccessTokens tokens={items.filter(({ use }) => use === 'api')} />
    </div>
  )
}
