import { product } from '@glimmer/contract/product'
import { Link } from '#lib/router.tsx'
import { useInstallation } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import { Fold } from '#platform/ui/fold.tsx'
import classes from './pricing.module.css'

/** The rules of the plans, as frequent questions. */
const questions = [
  {
    ask: 'When do my limits reset?',
    answer: 'On the 1st of each month. Anything unused does not roll over.',
  },
  {
    ask: 'Can I move up or down?',
    answer:
      'Yes. An upgrade applies at once. A downgrade takes effect at the end of the period you have paid for; until then nothing changes.',
  },
  {
    ask: 'How do I cancel?',
    answer:
      'On your subscription page, in two clicks. You keep your plan until the end of the period you’ve paid for, and everything you saved after that.',
  },
  {
    ask: 'Do you give refunds?',
    answer:
      'You can change your mind within 14 days of subscribing, and again within 14 days of the first payment after a trial. Write to us and you’ll pay only for the days you had. Otherwise we generally don’t refund part of a period. This doesn’t affect your rights under consumer law. If something went wrong, write to us.',
  },
  {
    ask: 'How does the trial work?',
    answer:
      'Premium and Pro can begin with a free trial, once for each person. Its length, and the day of the first payment, are shown before you agree to anything.',
  },
  {
    ask: 'What happens when I use up an allowance?',
    answer:
      'Today’s affirmation, your own lines and everything you have saved stay free. We tell you when your allowance comes back. You’re never charged for going over.',
  },
] as const

/** Which part of what the plans offer is AI at this installation; left out until that is known. */
function WhatIsAi() {
  const outside = useInstallation()?.outside
  if (!outside) return null
  const hostFor = (purpose: 'lines' | 'avatars') => outside.find((service) => service.purpose === purpose)?.host
  const [writer, artist] = [hostFor('lines'), hostFor('avatars')]
  return (
    <Fold title="Which part is AI?">
      <p className={`muted ${classes.answer}`}>
        Glimmer’s own lines were written with AI’s help and read one by one before they went in.{' '}
        {writer
          ? `A line you ask for is written by a language model at ${writer}; if it can’t, one of our own is picked, and isn’t counted.`
          : 'No language model writes here: a line you ask for is picked from them, by what you said about your day.'}{' '}
        {artist
          ? `Portraits from your words are made by an image model at ${artist}.`
          : 'Portraits are drawn by Glimmer’s own drawing program, from the words it knows. That’s not AI.'}{' '}
        Voices are computer voices.
      </p>
    </Fold>
  )
}

export const Questions = () => (
  <section className={classes.questions} aria-labelledby="questions">
    <div>
      <h2 id="questions">Good questions</h2>
      <p className={`lead ${classes.lead}`}>Prices are per month, billed in advance, and include VAT.</p>
    </div>
    <div>
      {questions.map(({ ask, answer }, index) => (
        <Fold key={ask} title={ask} open={index === 0}>
          <p className={`muted ${classes.answer}`}>{answer}</p>
        </Fold>
      ))}
      <WhatIsAi />
      <Fold title={`Is ${product.name} a medical service?`}>
        <p className={`muted ${classes.answer}`}>
          No. It offers words to try, not treatment. If things are hard now,{' '}
          <Link to={paths.help()}>talk to a person</Link>.
        </p>
      </Fold>
    </div>
  </section>
)
