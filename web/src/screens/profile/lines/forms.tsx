import type { Form } from '@glimmer/contract'
import { forms } from '@glimmer/contract/lines'
import { formNames } from '#modules/affirmations/words.ts'
import { Option } from '#platform/ui/option.tsx'
import classes from './lines.module.css'

interface FormsProps {
  firstName: string | null
  chosen: Form
  onChoose: (form: Form) => void
}

/** Chooses how a line addresses the user; each form is illustrated with the same thought. */
export const Forms = ({ firstName, chosen, onChoose }: FormsProps) => (
  <fieldset>
    <legend>How they speak to you</legend>
    <div className={`columns gap-sm ${classes.forms}`}>
      {forms.map((form) => (
        <Option
          key={form}
          inset
          name="form"
          value={form}
          title={formNames[form]}
          note={formExample(form, firstName)}
          checked={form === chosen}
          onChoose={() => onChoose(form)}
        />
      ))}
    </div>
  </fieldset>
)

const examples: Record<Exclude<Form, 'distanced'>, string> = {
  'first-person': 'I can take this one step at a time.',
  question: 'What would help me take one step?',
  'if-then': 'When I feel rushed, I’ll take one slow step.',
}

/** The same thought in each form; it includes the first name, if there is one. */
export function formExample(form: Form, firstName: string | null): string {
  if (form !== 'distanced') return examples[form]
  return firstName
    ? `${firstName}, you can take this one step at a time.`
    : 'You can take this one step at a time. Add your first name above to be called by it.'
}
