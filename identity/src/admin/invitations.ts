import { parseArgs } from 'node:util'
import {
  invitationDayLimit as dayLimit,
  issueInvitation,
  listInvitations,
  revokeInvitations,
} from '#accounts/invitations.ts'
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

/** Lists the invitations that still work, or with `revoke` ends one, named by its link or its name in the list. */
export const invitations: Command = async (verb, named, ...others) => {
  const isRevoked = verb === 'revoke' && named !== undefined
  if ((verb !== undefined && !isRevoked) || others.length > 0)
    throw new ConfigError(
      'Say: invitations, or invitations revoke LINK, or revoke NAME as invitations lists it, or revoke all.',
    )
  await withDatabase(async (database) => {
    if (isRevoked) {
      const ended = await revokeInvitations(database, named)
      if (ended === 0) throw new ConfigError('No invitation that still works has that link or name.')
      print(ended === 1 ? 'One invitation works no more.' : `${ended} invitations work no more.`)
      return
    }
    const waiting = await listInvitations(database)
    for (const { name, expiresAt } of waiting) print(`${name}\tuntil ${expiresAt.toISOString().slice(0, 10)}`)
    if (waiting.length === 0) print('No invitation waits.')
  })
}
