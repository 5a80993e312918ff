import type { Avatar, AvatarConfig, AvatarProposal, User } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { featureMessage, toApiError } from '#platform/api/errors.ts'
import { refetchAfter } from '#platform/api/invalidations.ts'
import { read } from '#platform/api/query.ts'
import { useToast } from '#platform/ui/toast.tsx'
import { useUndoableDelete } from '#platform/undoable-delete/use-undoable-delete.ts'

/** What can be saved: a proposal, an avatar by its configuration, or an uploaded picture. */
export type Savable =
  | { proposal: Pick<AvatarProposal, '_id' | 'kind'> }
  | { avatarConfig: AvatarConfig }
  | { photo: Blob }

const failed = { ok: false } as const

interface AvatarSaverOptions {
  /** Carries out pending deletions, since their slots may be needed. */
  makeRoom: () => Promise<unknown>
  /** Takes the user to the saved avatars when no slot is left. */
  onManage: () => void
}

/** Saves avatars and sets the current one; the account's picture is updated at once. */
export function useAvatarSaver({ makeRoom, onManage }: AvatarSaverOptions) {
  const client = useQueryClient()
  const { update } = useAccount()
  const toast = useToast()
  const [saving, setSaving] = useState(false)
  const showCurrent = (user: User) => update({ avatar: user.avatar, imagePath: user.imagePath })

  const run = async (action: () => Promise<string>) => {
    if (saving) return failed
    setSaving(true)
    try {
      toast({ message: await action() })
      return { ok: true } as const
    } catch (thrown) {
      void refetchAfter(client, ['POST /avatars/save'])
      const full = toApiError(thrown).code === 'avatars_full'
      const message = featureMessage(thrown, 'Avatar update failed')
      if (message) toast({ message, ...(full && { action: { label: 'Choose one to delete', onPress: onManage } }) })
      return failed
    } finally {
      setSaving(false)
    }
  }
  return {
    saving,
    save: (what: Savable) =>
      run(async () => {
        await makeRoom()
        await save(what)
        track({ name: 'avatar_saved', properties: { kind: kindOf(what) } })
        return 'Saved. You can use it whenever you like.'
      }),
    saveAndUse: (what: Savable) =>
      run(async () => {
        await makeRoom()
        showCurrent(await saveAndUse(what))
        track({ name: 'avatar_saved', properties: { kind: kindOf(what) } })
        return 'Avatar updated.'
      }),
    use: (id: string) =>
      run(async () => {
        showCurrent(await api('POST /avatars/{id}/set-current', { params: { id } }))
        return 'Avatar updated.'
      }),
  }
}
export type AvatarSaver = ReturnType<typeof useAvatarSaver>

/** The kind reported to analytics: for a proposal, what was generated (a drawing or a picture). */
export const kindOf = (what: Savable): Avatar['kind'] =>
  'photo' in what ? 'upload' : 'proposal' in what ? what.proposal.kind : 'vector'

/** A proposal or a configuration, as the API expects it. */
const dataOf = (what: Exclude<Savable, { photo: Blob }>) =>
  'proposal' in what ? { proposalId: what.proposal._id } : what

function save(what: Savable): Promise<Avatar> {
  if ('photo' in what) return api('POST /avatars/upload', { upload: what.photo })
  return 'proposal' in what
    ? api('POST /avatars/save', { body: { proposalId: what.proposal._id } })
    : api('POST /avatars/save-svg', { body: what })
}

async function saveAndUse(what: Savable): Promise<User> {
  if (!('photo' in what)) return api('POST /users/avatar/save', { body: { avatarData: dataOf(what) } })
  const { _id: id } = await save(what)
  return api('POST /avatars/{id}/set-current', { params: { id } })
}

/** Deletes saved avatars with undo; deleting the current one removes the account's picture. */
export function useAvatarDelete() {
  const client = useQueryClient()
  const { update } = useAccount()
  const erase = useCallback(
    async (id: string) => {
      const { queryKey } = read('GET /avatars/saved')
      const current = client.getQueryData(queryKey)?.items.find(({ isCurrent }) => isCurrent)
      await api('DELETE /avatars/{id}', { params: { id } })
      if (current?._id === id) update({ avatar: null, imagePath: null })
    },
    [client, update],
  )
  return useUndoableDelete(erase)
}
export type AvatarDelete = ReturnType<typeof useAvatarDelete>
