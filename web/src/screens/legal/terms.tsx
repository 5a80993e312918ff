import { coolingOff, plans } from '@glimmer/contract/plans'
import { product } from '@glimmer/contract/product'
import { Link } from '#lib/router.tsx'
import { SupportAddress } from '#modules/support/support-address.tsx'
import { useInstallation } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import { LegalPage, Operator } from './legal-page.tsx'

/** The terms of service: who may use the product, its plans and payment, and the limits of both sides' promises. */
export const Terms = () => (
  <LegalPage title="Terms of Service" lead={`What you can expect of ${product.name}, and what we ask of you.`}>
    <h2>1. These terms</h2>
    <p>
      By making an account or using {product.name} you agree to these terms. If you do not agree, please do not use it.
      How we handle your data is told in the <Link to={paths.privacy()}>Privacy Policy</Link>.
    </p>
    <h2>2. Who may use it</h2>
    <Ages />
    <p>Keep your sign-in details to yourself, and tell us if you think somebody else has them.</p>
    <h2>3. What it is, and is not</h2>
    <p>
      {product.name} writes and speaks short affirmations. It is not medical advice, diagnosis, therapy or a crisis
      service, and it may not fit everyone. If you or somebody else is in danger, call 999. Other people to talk to are
      on the <Link to={paths.help()}>help page</Link>. Lines written by AI, or with its help, can be wrong or off key;
      you decide what to keep.
    </p>
    <h2>4. Plans and payment</h2>
    <ul>
      <li>
        The Free plan costs nothing. Premium and Pro are billed monthly in advance, in pounds sterling, VAT included.
      </li>
      <li>
        Each plan’s monthly limits are on the <Link to={paths.pricing()}>pricing page</Link>.
      </li>
      <li>Limits reset on the 1st of each month. What is unused does not roll over.</li>
      <li>Upgrades apply immediately. Downgrades and cancellations take effect at the end of the billing period.</li>
      <li>
        A free trial, where offered for {plans.premium.name} or {plans.pro.name}, is once for each person; its length
        and what follows are shown before you agree.
      </li>
      <li>You can cancel at any time. Refunds are generally not given for partial periods, except as follows.</li>
      <li>
        You can change your mind within {coolingOff.days} days of subscribing, and again within {coolingOff.days} days
        of the first payment after a free trial. Write to <SupportAddress />: the plan ends, and within{' '}
        {coolingOff.days} days we pay back what you paid, less the days you had.
      </li>
    </ul>
    <p>Nothing here takes away rights you have as a consumer under the law.</p>
    <UseAndContent />
    <TheRest />
  </LegalPage>
)

/** The age rules: a promise to parents that the app enforces by what it opens at which age. */
function Ages() {
  const { minimumAge = 13, guardianUnder = 18 } = useInstallation() ?? {}
  return (
    <>
      <p>
        You must be at least {minimumAge}. After your first sign-in we ask in which month and year you were born, and
        rely on you to be honest about it; the day is never asked for.
        {guardianUnder > minimumAge &&
          ` If you are ${minimumAge} to ${guardianUnder - 1}, a parent or guardian has to agree: we ask them by email. Until they do, today’s line and a calm minute are open. They may take their agreement back at any time; then only these stay open, and the account closes after 30 days unless a parent or guardian agrees before.`}
      </p>
      <p>
        Plans, a note to the writer and avatars described in your own words are for people of 18 and over. If you have a
        plan and tell us that you are younger, it ends at once and its last payment is paid back. Leaving, and taking
        your things along, are open to everybody at any time.
      </p>
    </>
  )
}

const UseAndContent = () => (
  <>
    <h2>5. Fair use</h2>
    <p>
      Please do not break the law with {product.name}, use it to hurt or harass anyone, try to reach other people’s
      accounts, get round its limits, or strain it with automated use. We may pause or close an account that does, and
      will say why unless the law stops us.
    </p>
    <h2>6. Your words and ours</h2>
    <p>
      What you write stays yours. You let us store it and turn it into text and sound for you, and for nothing else. You
      may use the lines and sound made for you freely in your own life. The app itself, its name and its look are ours
      or our licensors’.
    </p>
  </>
)

const TheRest = () => (
  <>
    <h2>7. If things go wrong</h2>
    <p>
      We take care, but cannot promise that {product.name} is never interrupted or free of faults. We do not limit our
      liability for death or injury caused by negligence, for fraud, or for anything the law does not let us limit.
      Otherwise we are responsible for loss that was a foreseeable result of our breaking these terms.
    </p>
    <h2>8. Ending</h2>
    <p>
      You may stop at any time, take your lines with you and delete your account in your settings. That ends a paid plan
      at once, without a refund for the rest of the month; the {coolingOff.days} days above still stand. If we ever
      close {product.name}, we will give you notice and time to take your lines with you, and return what you paid for
      time you could not use.
    </p>
    <h2>9. Changes</h2>
    <p>
      We may change these terms. When a change matters, we tell you beforehand; if you do not agree, you can leave
      before it applies.
    </p>
    <h2>10. Law</h2>
    <p>
      These terms are governed by the law of England and Wales, and its courts decide disputes. If you live in Scotland
      or Northern Ireland you may also go to the courts there.
    </p>
    <h2>11. Contact</h2>
    <p>
      Write to <SupportAddress />. A person will answer.
      <Operator />
    </p>
  </>
)
