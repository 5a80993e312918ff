import { Contact } from './legal-page.tsx'

/** The last part of the privacy policy: young people, rights, safety, changes. */
export const Rights = () => (
  <>
    <h2>Young people</h2>
    <p>
      Glimmer is for people aged 13 and over. If you are 13 to 17, a parent or guardian must agree before you use it. We
      do not knowingly keep data about children under 13; if you think we do, tell us and we will delete it.
    </p>
    <h2>Your rights</h2>
    <p>
      You may ask to see your data, have it corrected or deleted, receive a copy to take elsewhere, limit or object to
      its use, and take back consent. Correcting, deleting and receiving a copy are in your settings. For anything else
      write to <Contact />; we answer within one month and charge nothing. If you are not content with the answer, you
      may complain to the <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.
    </p>
    <h2>Keeping it safe</h2>
    <p>
      Connections are encrypted, each person’s data can be reached only by that person’s account, and the keys of your
      session are held in memory, not on the disk of your device. Should a breach ever put you at risk, we will tell you
      and the Information Commissioner without delay.
    </p>
    <h2>Changes and law</h2>
    <p>
      When this page changes in a way that matters, we say so in the app before it takes effect. It is governed by the
      law of England and Wales.
    </p>
  </>
)
