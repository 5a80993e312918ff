import { product } from '@glimmer/contract/product'
import { SupportAddress } from '#modules/support/support-address.tsx'
import { WhatIsSent } from '#platform/analytics/what-is-sent.tsx'
import { LegalPage, Operator } from './legal-page.tsx'
import { OutsideServices } from './outside-services.tsx'
import { Rights } from './rights.tsx'

/** The privacy policy describes what the code stores and does. Change both together. */
export const Privacy = () => (
  <LegalPage
    title="Privacy Policy"
    lead="What we keep about you, why, for how long, and what you can ask of us. In plain English."
  >
    <h2>Who we are</h2>
    <p>
      {product.name} (“we”) decides how the personal data described here is used, under the UK General Data Protection
      Regulation and the Data Protection Act 2018. For anything on this page, write to <SupportAddress />.
      <Operator />
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
      A mood, a situation or a note you give when asking for a line is used to choose or write that line and then
      forgotten: the note and the mood are not stored, not logged and not used to profile you. Only if you turn on “Keep
      moods here” in your garden or settings do we keep the mood you choose for a day: for you alone, never scored,
      compared or counted, until you delete it. The line itself is kept for you until you delete it. You never have to
      say how you feel: a theme is enough. If what you write says something about your health, it is used only because
      you chose to give it, for that line and nothing else.
    </p>
    <OnYourDevice />
    <h2>Who else is involved</h2>
    <p>
      Providers who host {product.name}’s servers and send its emails act on our instructions only. Where a line or its
      sound is made by an outside AI service, that service is sent the words needed for it, never your email address,
      and may not train on them. A notification, if you allow them, travels through the push service of your browser’s
      maker, which cannot read it. Where data leaves the United Kingdom, it does so under the safeguards UK law
      requires.
    </p>
    <OutsideServices />
    <h2>How long</h2>
    <ul>
      <li>
        Your account, lines, favourites and preferences: until you delete them, or delete your account. An account
        nobody has opened for 24 months is deleted; we write to you twice before, and opening it once keeps it. Never
        while a plan runs.
      </li>
      <li>Sound made for a line: as long as the line is there; made ahead and never heard, four days.</li>
      <li>Pictures you were offered and did not save: a day.</li>
      <li>
        Devices your reminders come to: until you remove them, or a year unused. The days a reminder came: 90 days.
      </li>
      <li>What you used of a month, what was done about your plan, and what we count: 13 months.</li>
      <li>Technical logs, which hold no lines, moods or notes: at most 30 days.</li>
      <li>After an account is deleted, copies in backups are gone within 30 days more, and never come back to life.</li>
    </ul>
    <TakeAndLeave />
    <Rights />
  </LegalPage>
)

const WhatWeKeep = () => (
  <>
    <h2>What we keep</h2>
    <dl>
      <dt>Your account</dt>
      <dd>
        Your email address, the name you choose, and the number your sign-in provider knows you by. If you sign in with
        our own account pages, your password is kept only as a slow one-way hash; while you have still to follow the
        link we mailed, both are kept for two days at most. If you have not opened {product.name} for nearly two years,
        the day of the letters we wrote about it.
      </dd>
      <dt>Signing in</dt>
      <dd>
        With our own account pages: of a passkey the public half; where you are signed in (such as “Firefox on Windows”,
        no place and no address), and for a year what happened to that account, so that you would notice a stranger; the
        browsers you have signed in with, and how often a password was tried or a letter sent, each as a scrambled
        number, so that nobody guesses their way in or floods a mailbox.
      </dd>
      <dt>Your age</dt>
      <dd>Whether you are an adult, or the date from which you count as one; never the day you were born.</dd>
      <dt>Your lines</dt>
      <dd>
        The affirmations written for you or by you, their themes, your favourites, sets and collections, and the sound
        made from them. Of a line you share by a link, the words as they were then, without your name: anyone with the
        link can read and hear them until you turn it off.
      </dd>
      <dt>Your line elsewhere</dt>
      <dd>
        Of a private address or an access token you make: its name, and when it was last used. The secret in it is kept
        only as a one-way hash. Whoever has the address can read your line of the day until you remove it.
      </dd>
      <dt>Your days</dt>
      <dd>
        The days you came, the line each of them had, and what you said of it in the evening if you turned that on; how
        far you watched the tutorial.
      </dd>
      <dt>Your moods, if you ask</dt>
      <dd>The mood you chose for a day, from the day you turn that on. Turning it off offers to delete them all.</dd>
      <dt>Your avatars</dt>
      <dd>
        The pictures you save, and for a day those you were offered. A photo is kept without its hidden details, such as
        where it was taken. The words you describe an avatar with are not kept.
      </dd>
      <dt>Your own voice</dt>
      <dd>
        A line you record stays in your browser. Only where you choose, for one recording at a time, to hear it on your
        other devices, do we store a copy: for you alone, until you switch that off or delete the line. If you give a
        line in your own voice, everyone with its link can hear that recording, until you turn the link off. Nothing is
        made from either, and nobody here listens to them.
      </dd>
      <dt>Your answers and values</dt>
      <dd>
        Which lines felt true, not quite or too much, so that the next ones fit; and the values you choose, with your
        reasons if you give any. Reasons are kept for you alone: nothing is written or counted from them.
      </dd>
      <dt>What your lines go by, if you ask</dt>
      <dd>
        Words you want used or avoided, and what you’re working on, from the day you turn that on. You can see, change
        and erase it in your settings, with the answers that count and what we take from them: about lines, never about
        your health. Where a language model writes your lines, it’s told this too, without your name.
      </dd>
      <dt>Your preferences</dt>
      <dd>Themes, how lines are phrased, how bold they are, your voice, and your time zone.</dd>
      <dt>Your reminders</dt>
      <dd>If you turn them on: when and how they come, the devices they come to, and the days one was sent.</dd>
      <dt>Your plan</dt>
      <dd>
        Which plan you have and since when, what you agreed to when you chose it, and how many lines were written and
        spoken and avatars drawn in the month, so that limits are fair. Your card is with the payment provider, never
        with us.
      </dd>
      <dt>Technical records</dt>
      <dd>
        Which address was called, when, with what outcome; network addresses for a short while, to stop abuse. When an
        account is deleted, a scrambled number of it for 35 days, so that a backup does not bring it back.
      </dd>
      <dt>When you write to us</dt>
      <dd>What you write, until it is settled and for a year at most after that.</dd>
    </dl>
  </>
)

const TakeAndLeave = () => (
  <>
    <h2>Taking it with you, and leaving</h2>
    <p>
      Both are in your settings, under “Your data”, and you don’t need to ask us. The export is one ZIP file of
      everything we hold of you: readable lists of your lines, answers, values, settings, plan and use, with your
      recordings and avatars beside them, and a description of each list for programs. What you recorded in your own
      voice is in your browser only, unless you chose to keep it with us too, and is offered there as a file of its own.
    </p>
    <p>
      Deleting your account ends your plan at once, without a refund for the rest of the month; your 14 days to change
      your mind about a plan still stand, so write to us if you are within them. Then it deletes everything listed
      above, from every place it is kept, and the traces in the browser you do it from. If you sign in with our own
      account pages, your email and password go too; an account at another provider stays theirs, for you to delete
      there. For about a day we remember only the number your sign-in had, so that a page still open elsewhere cannot
      bring the account back; our own account pages remember for 35 days that this number was deleted. Sound that others
      have heard too, because the words were the same, stays for them; nothing in it leads to you. The payment provider
      keeps past invoices for as long as tax law asks.
    </p>
  </>
)

const OnYourDevice = () => (
  <>
    <h2>On your device</h2>
    <p>
      We store what the app needs to work: whether you prefer dark or light and how you like to listen; whether you are
      signed in (a flag, not a key), or have left while the sign-in page was out of reach; your lines and the days of
      your garden, so that they open without a connection, until you sign out; what you have typed or cropped and not
      yet saved, until you save it or sign out; that help is not to come up by itself today; your answer to the question
      below; and, on the sign-in pages, the cookies that hold your session, and for a year one by which they know a
      browser you have signed in with, so that somebody who guesses at your password cannot keep you out. We set no
      cookies for measuring or advertising.
    </p>
    <p>
      Your lines and what you record in your own voice are stored in the browser as they are: somebody who can open your
      browser can read and hear them. If you share a device, turn on “Keep nothing on this device” in your settings,
      under “Privacy”: it empties both here, and stores neither from then on.
    </p>
    <h2 id="counting">What we count, if you say yes</h2>
    <p>
      We ask once whether we may count what gets used; no is as easy as yes, and you can change your answer in your
      settings. Until you say yes, and whenever your browser asks not to be tracked, nothing is counted. We use a random
      number that isn’t linked to your account and changes when you sign out; it is kept for thirteen months at most,
      and never used for adverts. This is everything that is sent:
    </p>
    <WhatIsSent />
  </>
)
