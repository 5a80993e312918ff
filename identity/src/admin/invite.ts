import { parseArgs } from 'node:util'
import { invitationDayLimit as dayLimit, issueInvitation } from '#accounts/invitations.ts'
import { ConfigError } from '#config.ts'
import { type Command, print, withDatabase } from './command.ts'

const countLimit = 500

const howToInvite = `Say: invite, or invite DAYS with 1 to ${dayLimit} days; --count NUMBER makes that many, up to ${countLimit}.`

/** A whole number from 1 to `most`. Throws ConfigError. */
function wholeNumber(given: string, most: number): number {
  const number = Number(given)
  if (!Number.isInteger(number) || number < 1 || number > most) throw new ConfigError(howToInvite)
  return number
}

function readInvite(given: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: given,
      options: { count: { type: 'string', default: '1' } },
      allowPositionals: true,
    })
    const [days = '7', ...others] = positionals
    if (others.length > 0) throw new ConfigError(howToInvite)
    return { days: wholeNumber(days, dayLimit), count: wholeNumber(values.count, countLimit) }
  } catch {
    throw new ConfigError(howToInvite)
  }
}

/** Prints the links of new invitations, one a line; each creates one account within so many days. */
export const invite: Command = async (...given) => {
  const { days, count } = readInvite(given)
  await withDatabase(async (database, { publicUrl, signUp }) => {
    if (signUp === 'closed')
      throw new ConfigError(
        'SIGN_UP=closed lets nobody make an account, invited or not: set SIGN_UP=invite, for the app too.',
      )
    for (let made = 0; made < count; made++)
      print(`${publicUrl}/invitation?token=${await issueInvitation(database, days)}`)
  })
}
