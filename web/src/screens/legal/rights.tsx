import { product } from '@glimmer/contract/product'
import { SupportAddress } from '#modules/support/support-address.tsx'
import { useInstallation } from '#platform/api/installation.ts'

function YoungPeople() {
  const { minimumAge = 13, guardianUnder = 18 } = useInstallation() ?? {}
  return (
    <>
      <h2>Young people</h2>
      <p>
        {product.name} is for people aged {minimumAge} and over. We ask everybody in which month and year they were
        born, never the day. Of adults we keep only that they are adults; of anybody younger, the date from which they
        count as one. Whoever is too young is deleted at once, with what they told us; their browser remembers for a day
        that it was so, and nothing else.
      </p>
      {guardianUnder > minimumAge && (
        <p>
          If you are {minimumAge} to {guardianUnder - 1}, we ask a parent or guardian by email whether they agree. Their
          address and the name they know you by are kept until they answer, 14 days at most; afterwards we keep what
          they answered, when, to which words, and their address as a code that only we can compare. You give us their
          address; we use it for this alone. They can take their agreement back at any time by a link in our mail. When
          you turn 18 all of this is deleted.
        </p>
      )}
      <p>
        Under 18, everything you read and hear is made on our own server: nothing of yours goes to another company’s AI.
        Nothing is counted, nothing is sold to you, no reminder comes between 21:00 and 07:00, and none shows your line.
        There are no adverts and no public profiles. No other account can open your lines, a parent’s or guardian’s
        included.
      </p>
    </>
  )
}

/** The last part of the privacy policy: young people, rights, safety, changes. */
export const Rights = () => (
  <>
    <YoungPeople />
    <h2>Your rights</h2>
    <p>
      You may ask to see your data, have it corrected or deleted, receive a copy to take elsewhere, limit or object to
      its use, and take back consent. Correcting, deleting and receiving a copy are in your settings. For anything else
      write to <SupportAddress />; we answer within one month and charge nothing. A complaint about how we use your data
      goes to the same address: we say within 30 days that we have it, and what came of it as soon as we can. You may
      also complain to the <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.
    </p>
    <h2>Keeping it safe</h2>
    <p>
      Connections are encrypted, each person’s data can be reached only by that person’s account, and the keys of your
      session are held in memory, not on the disk of your device. Should a breach ever put you at risk, we will tell you
      and the Information Commissioner without delay.
    </p>
    <h2>Changes and law</h2>
    <p>
      When this page changes in a way that matters, we tell you before it takes effect. It is governed by the law of
      England and Wales.
    </p>
  </>
)
