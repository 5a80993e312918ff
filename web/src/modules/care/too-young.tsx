import { product } from '@glimmer/contract/product'
import type { ReactNode } from 'react'
import { useInstallation } from '#platform/api/installation.ts'
import { Aside, PhoneNumbers, QuietPage } from '#platform/ui/quiet-page.tsx'
import classes from './care.module.css'
import { PhoneIcon } from './help-lines.tsx'
import type { Resource } from './resources.ts'
import { useRegion } from './use-region.ts'

/** Shown to a child too young for an account: thanks, no blame, and people to talk to. */
export function TooYoung({ wayOut }: { wayOut: ReactNode }) {
  const installation = useInstallation()
  const { emergency, child, childName } = useRegion()
  return (
    <QuietPage title="Thank you for telling us" takesFocus>
      <p>
        {product.name} is made for people who are a little older, so we can’t keep an account for you. We’ve deleted the
        one you just made, and what you told us. You did nothing wrong, and you’ll be very welcome when you’re{' '}
        {installation?.minimumAge ?? 13}.
      </p>
      {installation && !installation.removesSignIn && (
        <p>
          The way you sign in belongs to {new URL(installation.identity.issuer).host} and stays there. A grown-up can
          help you remove it.
        </p>
      )}
      <PhoneNumbers>
        <p>Is something on your mind? You can talk to {childName} about anything, day or night. It’s free.</p>
        <Call {...child} />
        <p>In danger now</p>
        <Call {...emergency} />
      </PhoneNumbers>
      <Aside>Or find a grown-up you trust: at home, at school, anywhere.</Aside>
      {wayOut}
    </QuietPage>
  )
}

const Call = ({ action, href }: Resource) => (
  <a className={classes.call} href={href}>
    <PhoneIcon />
    {action}
  </a>
)
