import { product } from '@glimmer/contract/product'
import { formatMonth } from '#lib/format-time.ts'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { paths } from '#platform/paths.ts'
import { ProfileSection } from '../profile-section.tsx'

/**
 * What being under age means here: nobody sees the account, the guardian can do one thing, and leaving needs no
 * permission.
 */
export function UnderAgeSection() {
  const age = useAccount().user?.age
  return (
    <ProfileSection id="looked-after" title="Looked after">
      {age?.band === 'adult' ? <CameOfAge /> : <AsTeen isOpen={age?.hasAccess === true} adultOn={age?.adultOn} />}
    </ProfileSection>
  )
}

const CameOfAge = () => (
  <p>
    You’re 18 now, as far as we know. The agreement has done its work and is deleted. Nothing else changes until you
    change it.
  </p>
)

const AsTeen = ({ isOpen, adultOn }: { isOpen: boolean; adultOn: string | null | undefined }) => (
  <>
    {!isOpen && (
      <p>
        Some things open once a parent or guardian has agreed. <Link to={paths.askGrownUp()}>Ask a grown-up</Link>
      </p>
    )}
    <p>
      No grown-up can see anything in your {product.name}: not your lines, not your moods, not when you come. The one
      who agreed can do one thing: take their agreement back.
    </p>
    <p>Everything you read and hear is made on our own server.</p>
    <p>You can leave at any time. You don’t need to ask us.</p>
    {adultOn && (
      <p>
        As far as we know you count as 18 from {formatMonth(`${adultOn}T12:00:00Z`)}.{' '}
        <Link to={paths.correctAge()}>Correct my age</Link>
      </p>
    )}
  </>
)
