import type { EditProfile, User } from '@glimmer/contract'
import { type ApiError, featureMessage } from '#platform/api/errors.ts'

export const names = ['firstName', 'lastName', 'username'] as const
export type Name = (typeof names)[number]
export type Names = Readonly<Record<Name, string>>
/** What was typed and is not kept yet. */
export type NameDraft = Readonly<Partial<Names>>
export type NameErrors = Readonly<Partial<Record<Name, string>>>

/** What is kept, as it stands in the fields. */
export const keptNames = ({ firstName, lastName, username }: Pick<User, Name>): Names => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  username,
})

/** Only what differs from what is kept: an untouched field takes over what was changed elsewhere. */
export const draftOf = (kept: Names, typed: Names): NameDraft =>
  Object.fromEntries(names.flatMap((name) => (typed[name] === kept[name] ? [] : [[name, typed[name]]])))

/** What still differs once `sent` was kept: the person may have typed on meanwhile. */
export const leftOf = (draft: NameDraft, sent: EditProfile): NameDraft =>
  Object.fromEntries(
    names.flatMap((name) => (name in draft && draft[name] !== sent[name] ? [[name, draft[name]]] : [])),
  )

const isName = (path: string): path is Name => (names as readonly string[]).includes(path)

/** The contract's sentences under their fields, and one for the whole where nothing says more. */
export function sayFailure(error: ApiError): { errors: NameErrors; problem?: string } {
  const errors = Object.fromEntries(
    (error.problem.errors ?? []).flatMap(({ path, message }) => (isName(path) ? [[path, message]] : [])),
  )
  if (Object.keys(errors).length > 0) return { errors }
  return { errors, problem: featureMessage(error, 'Profile update failed') }
}
