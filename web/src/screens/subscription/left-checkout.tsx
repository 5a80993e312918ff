import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { Arrival } from './checkout-result.tsx'

/** Where the checkout leads when it is left without paying. */
export const LeftCheckout = () => (
  <Arrival
    title="Nothing was charged"
    sun={{ x: 720, y: 690, radius: 70 }}
    ways={
      <>
        <LinkButton to={paths.dashboard()}>Back to my affirmations</LinkButton>
        <LinkButton variant="quiet" to={paths.subscription()}>
          See my plan
        </LinkButton>
      </>
    }
  >
    <p>You left the checkout, and your plan is as it was. Today’s affirmation is free, always.</p>
  </Arrival>
)
