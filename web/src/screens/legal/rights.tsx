import { Contact } from './legal-page.tsx'

/** The last part of the privacy policy: young people, rights, safety, changes. */
export const Rights = () => (
  <>
    <h2>Young people</h2>
    <p>
      Glimmer is for people aged 13 and over. If you are 13 to 17, a parent or guardian must agree before you use it.
      You say so when you make your account. We do not ask for your date of birth, so everybody is treated with the care
      we would owe a young person: no adverts, no public profile, reminders off until you choose them, nothing counted
      until you say yes. No other account can open your lines, a parent’s or guardian’s included. They may write to us
      to take their agreement back; we then close the account. We do not knowingly keep data about children under 13; if
      you think we do, tell us and we will delete it.
    </p>
    <h2>Your rights</h2>
    <p>
      You may ask to see your data, have it corrected or deleted, receive a copy to take elsewhere, limit or object to
      its use, and take back consent. Correcting, deleting and receiving a copy are in your settings. For anything else
      write to <Contact />; we answer within one month and charge nothing. A complaint about how we use your data goes
      to the same address: we say within 30 days that we have it, and what came of it as soon as we can. You may also
      complain to the <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.
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
