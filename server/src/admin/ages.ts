import { ConfigError } from '#config/setting.ts'
import { correctAgeFor } from '#features/age-checks/index.ts'
import { Problem } from '#problem.ts'
import type { AdminCommand } from './command.ts'
import { findOne, withApp } from './people.ts'

const howTo = 'Say: age ADDRESS MONTH YEAR --yes, such as age maya@example.org 4 2008 --yes.'

/** A month and year of birth. Throws ConfigError. */
function readBirth(month: string | undefined, year: string | undefined) {
  const birth = { month: Number(month), year: Number(year) }
  const isMonth = Number.isInteger(birth.month) && birth.month >= 1 && birth.month <= 12
  if (!isMonth || !Number.isInteger(birth.year)) throw new ConfigError(howTo)
  return birth
}

/** What the operator is told where a correction is not possible. */
const refusals: Partial<Record<Problem['code'], string>> = {
  not_found: 'They have not said how old they are yet: they are asked when they next come.',
  too_young: 'That is below MINIMUM_AGE: they may have no account. Nothing was changed; erase deletes it.',
  invalid_input: 'Nobody who uses this was born then: check month and year.',
}

export const setAge: AdminCommand = {
  usage:
    'age ADDRESS MONTH YEAR --yes: corrects when somebody was born, to older too, which they cannot do themselves; ask for proof before.',
  maxArguments: 4,
  async run(context, [addressOrId, month, year, sure]) {
    const { audit, print } = context
    const birth = readBirth(month, year)
    const { id } = await findOne(context, addressOrId)
    if (sure !== '--yes')
      throw new ConfigError(`This changes what ${id} may do, and for an adult deletes a parent's agreement: add --yes.`)
    await audit.begin(id)
    const age = await withApp(context, (app) => correctAgeFor(app, id, birth)).catch(async (error: unknown) => {
      const refusal = error instanceof Problem ? refusals[error.code] : undefined
      if (!refusal) throw error
      await audit.withdraw()
      throw new ConfigError(refusal)
    })
    const opens = age.hasAccess ? '' : '; a parent or guardian has to agree before all of it opens'
    const closes = age.closesOn ? `; the account closes on ${age.closesOn}` : ''
    print(`${id}\t${age.band === 'adult' ? 'an adult' : `a teen until ${age.adultOn}${opens}${closes}`}`)
  },
}
