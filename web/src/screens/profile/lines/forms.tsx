import type { Form } from '@glimmer/contract'
import { forms } from '@glimmer/contract/lines'
import { Option } from '#platform/ui/option.tsx'
import { formExample, formTitles } from './form-examples.ts'
import classes from './your-lines.module.css'

interface FormsProps {
  firstName: string | null
  chosen: Form
  onChoose: (form: Form) => void
}

/** How a line addresses the person, each way shown by the same thought. */
export const Forms = ({ firstName, chosen, onChoose }: FormsProps) => (
  <fieldset>
    <legend>How they speak to you</legend>
    <div className={classes.two}>
      {forms.map((form) => (
        <Option
          key={form}
          inset
          name="form"
          value={form}
          title={formTitles[form]}
          note={formExample(form, firstName)}
          checked={form === chosen}
          onChoose={() => onChoose(form)}
        />
      ))}
    </div>
  </fieldset>
)
