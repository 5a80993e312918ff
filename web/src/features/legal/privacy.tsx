import { Contact, LegalPage } from './legal-page.tsx'
import { Rights } from './rights.tsx'

/** What the code keeps and does; change both together. */
export const Privacy = () => (
  <LegalPage
    title="Privacy Policy"
    lead="What we keep about you, why, for how long, and what you can ask of us. In plain words, and no more than is so."
  >
    <h2>Who we are</h2>
    <p>
      Glimmer (“we”) decides how the personal data described here is used, under the UK General Data Protection
      Regulation and the Data Protection Act 2018. For anything on this page, write to <Contact />.
    </p>
    <WhatWeKeep />
    <h2>Why, and on what ground</h2>
    <ul>
      <li>To give you the service you signed up for: your account, your lines, their sound, your limits (contract).</li>
      <li>To keep the service safe and running: short technical logs, limits on tries (legitimate interests).</li>
      <li>To meet duties the law puts on us, such as tax records once money changes hands (legal obligation).</li>
      <li>Anything else only when you have said yes, and you can say no again at any time (consent).</li>
    </ul>
    <p>
      We do not sell personal data, show adverts, or make decisions about you that have legal effect by machine alone.
    </p>
    <h2>What you tell us about how you feel</h2>
    <p>
      A mood, a situation or a note you give when asking for a line is used to write that line and then forgotten: the
      note and the mood are not stored, not logged and not used to profile you. The line itself is kept for you until
      you delete it.
    </p>
    <OnYourDevice />
    <h2>Who else is involved</h2>
    <p>
      Providers who host Glimmer’s servers and send its e-mails act on our instructions only. Where a line or its sound
      is made by an outside AI service, that service is sent the words needed for it, never your e-mail address, and may
      not train on them. Where data leaves the United Kingdom, it does so under the safeguards UK law requires.
    </p>
    <h2>How long</h2>
    <ul>
      <li>Your account, lines, favourites and preferences: until you delete them or ask us to delete your account.</li>
      <li>Sound made for a line: as long as the line is there.</li>
      <li>Technical logs, which hold no lines, moods or notes: at most 30 days.</li>
      <li>After an account is deleted, copies in backups are gone within 30 days more.</li>
    </ul>
    <Rights />
  </LegalPage>
)

const WhatWeKeep = () => (
  <>
    <h2>What we keep</h2>
    <dl>
      <dt>Your account</dt>
      <dd>
        Your e-mail address, the name you choose, and the number your sign-in provider knows you by. If you sign in with
        our own account pages, your password is kept only as a slow one-way hash.
      </dd>
      <dt>Your lines</dt>
      <dd>The affirmations written for you or by you, their themes, your favourites, and the sound made from them.</dd>
      <dt>Your answers and values</dt>
      <dd>
        Which lines felt true, not quite or too much, so that the next ones fit; and the values you choose, with your
        reasons if you give any. Reasons are kept for you alone: nothing is written or counted from them.
      </dd>
      <dt>Your preferences</dt>
      <dd>Themes, how lines are phrased, how far they reach, your voice, and your time zone.</dd>
      <dt>Your use of the plan</dt>
      <dd>How many lines were written and spoken in the month, so that limits are fair.</dd>
      <dt>Technical records</dt>
      <dd>Which address was called, when, with what outcome; network addresses for a short while, to stop abuse.</dd>
    </dl>
  </>
)

const OnYourDevice = () => (
  <>
    <h2>On your device</h2>
    <p>
      We store what the app needs to work: whether you prefer dark or light, whether you are signed in (a flag, not a
      key), and, on the sign-in pages, the cookies that hold your session. We set no cookies for measuring or
      advertising. Should we ever want to count what gets used, we will ask first, and no will be as easy as yes.
    </p>
  </>
)
