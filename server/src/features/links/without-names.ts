import { withoutName } from '@glimmer/critic/parsed-line'
import { Problem } from '#problem.ts'
import { insertName } from '#writing/second-person/first-name.ts'

interface Named {
  firstName: string | null
  lastName: string | null
  username: string
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text contains a name as it is spelt, or capitalised: "will" is not the name Will. */
const says = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(name)}|${escaped(capitalised(name))})(?![\\p{L}\\p{N}])`, 'u').test(text)

/**
 * A line as others may read it: "Maya, you can begin again" becomes "You can begin again". Throws `name_in_line` if the
 * remaining words contain the owner's first name, last name or username.
 */
export function withoutNames(text: string, { firstName, lastName, username }: Named): string {
  const bare = withoutName(text, firstName?.trim() || undefined)
  const nameless = bare === text ? text : insertName(bare, undefined)
  const names = [firstName, lastName, username].flatMap((name) => name?.trim().split(/\s+/) ?? []).filter(Boolean)
  if (names.some((name) => says(nameless, name))) throw new Problem('name_in_line')
  return nameless
}
