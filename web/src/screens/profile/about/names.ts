import type { EditProfile, User } from '@glimmer/contract'
import { type ApiError, featureMessage } from '#platform/api/errors.ts'

export const names = ['firstName', 'saidAs', 'lastName', 'username'] as const
export type Name = (typeof names)[number]
export type Names = Readonly<Record<Name, string>>
/** What was typed and is not saved yet. */
export type NameDraft = Readonly<Partial<Names>>
export type NameErrors = Readonly<Partial<Record<Name, string>>>

/** The saved names as they stand in the fields. */
export const savedNames = ({ firstName, saidAs, lastName, username }: Pick<User, Name>): Names => ({
  firstName: firstName ?? '',
  saidAs: saidAs ?? '',
  lastName: lastName ?? '',
  username,
})

/** Only what differs from what is saved: an untouched field takes over what was changed elsewhere. */
export const draftOf = (saved: Names, typed: Names): NameDraft =>
  Object.fromEntries(names.flatMap((name) => (typed[name] === saved[name] ? [] : [[name, typed[name]]])))

/** What still differs once `sent` was saved: the person may have typed on meanwhile. */
export const remainingDraft = (draft: NameDraft, sent: EditProfile): NameDraft =>
  Object.fromEntries(
    names.flatMap((name) => (name in draft && draft[name] !== sent[name] ? [[name, draft[name]]] : [])),
  )

/** How a person is addressed in a heading: both names, or the one there is, else the username. */
export const fullName = ({ firstName, lastName, username }: Pick<User, 'firstName' | 'lastName' | 'username'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || username

const isName = (path: string): path is Name => (names as readonly string[]).includes(path)

/** The API's sentences for each field, or one for the whole form where it names none. */
export function explainFailure(error: ApiError): { errors: NameErrors; problem?: string } {
  const errors = Object.fromEntries(
    (error.problem.errors ?? []).flatMap(({ path, message }) => (isName(path) ? [[path, message]] : [])),
  )
  if (Object.keys(errors).length > 0) return { errors }
  return { errors, problem: featureMessage(error, 'Profile update failed') }
}
