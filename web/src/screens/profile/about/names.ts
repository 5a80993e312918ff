import type { EditProfile, User } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { readDraft, saveDraft } from '#member/drafts.ts'
import { type ApiError, featureMessage } from '#platform/api/errors.ts'
import { useWrite } from '#platform/api/query.ts'

export const names = ['firstName', 'respelling', 'lastName', 'username'] as const
export type Name = (typeof names)[number]
export type Names = Readonly<Record<Name, string>>
/** Typed but unsaved changes. */
export type NameDraft = Readonly<Partial<Names>>
export type NameErrors = Readonly<Partial<Record<Name, string>>>

/** The saved names as field values. */
export const savedNames = (user: Pick<User, Name>): Names =>
  Object.fromEntries(names.map((name) => [name, user[name] ?? ''])) as Names

/** Only what differs from the saved names, so that untouched fields take over changes made elsewhere. */
export const draftOf = (saved: Names, typed: Names): NameDraft =>
  Object.fromEntries(names.flatMap((name) => (typed[name] === saved[name] ? [] : [[name, typed[name]]])))

/** What still differs after `sent` was saved: the user may have typed more meanwhile. */
export const remainingDraft = (draft: NameDraft, sent: EditProfile): NameDraft =>
  Object.fromEntries(
    names.flatMap((name) => (name in draft && draft[name] !== sent[name] ? [[name, draft[name]]] : [])),
  )

/** The user's name in a heading: first and last name as far as known, else the username. */
export const fullName = ({ firstName, lastName, username }: Pick<User, 'firstName' | 'lastName' | 'username'>) =>
  [firstName, lastName].filter(Boolean).join(' ') || username

const isName = (path: string): path is Name => (names as readonly string[]).includes(path)

/** The API's error message for each field, or one for the whole form if it names none. */
export function explainFailure(error: ApiError): { errors: NameErrors; problem?: string } {
  const errors = Object.fromEntries(
    (error.problem.errors ?? []).flatMap(({ path, message }) => (isName(path) ? [[path, message]] : [])),
  )
  if (Object.keys(errors).length > 0) return { errors }
  return { errors, problem: featureMessage(error, 'Profile update failed') }
}

const form = 'names'

/**
 * The names in the form: the saved ones, overlaid with what was typed. Typed text survives a failure, a reload, an
 * expired session and navigation; it is discarded when it is saved or undone, or the user signs out.
 */
export function useNames(user: User) {
  const { update } = useAccount()
  const saved = savedNames(user)
  const [draft, setDraft] = useState(() => draftOf(saved, { ...saved, ...readDraft(sessionStorage, user._id, form) }))
  useEffect(() => saveDraft(sessionStorage, user._id, form, draft), [user._id, draft])
  const write = useWrite('PUT /users/profile', {
    onSuccess: (answer, { body }) => {
      update(answer)
      setDraft((now) => remainingDraft(now, body ?? {}))
    },
  })
  const values = { ...saved, ...draft }
  const touched = Object.keys(draft).length > 0
  const failure = write.error && explainFailure(write.error)
  return {
    values,
    errors: failure?.errors ?? {},
    problem: failure?.problem,
    /** The underlying error: a new object after each attempt. */
    error: write.error,
    /** Whether there are unsaved changes. */
    touched,
    pending: write.isPending,
    saved: write.isSuccess && !touched,
    type(name: Name, text: string) {
      if (!write.isPending) write.reset()
      setDraft(draftOf(saved, { ...values, [name]: text }))
    },
    undo() {
      write.reset()
      setDraft({})
    },
    save() {
      if (!write.isPending) write.mutate({ body: draft })
    },
  }
}
