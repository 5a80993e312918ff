import type { Avatar, AvatarConfig, User } from '@glimmer/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '#member/account-context.tsx'
import { track } from '#platform/analytics/track.ts'
import { api } from '#platform/api/client.ts'
import { featureMessage, toApiError } from '#platform/api/errors.ts'
import { refetchAfter } from '#platform/api/invalidations.ts'
import { useToast } from '#platform/ui/toast.tsx'

/** What can be kept: a proposal or a face by its recipe, or a picture of one's own. */
export type Keepable = { proposalId: string } | { avatarConfig: AvatarConfig } | { photo: Blob }

const nothing = { ok: false } as const

interface Room {
  /** Carries out what waits to be deleted: its place may be the one that is needed. */
  makeRoom: () => Promise<unknown>
  /** Leads to what could be deleted, when there is no place left. */
  onManage: () => void
}

/** Saves avatars and makes one the current one; everybody who shows the person's picture hears of it at once. */
export function useKeep({ makeRoom, onManage }: Room) {
  const client = useQueryClient()
  const { update } = useAccount()
  const toast = useToast()
  const [saving, setSaving] = useState(false)
  const wear = (user: User) => update({ avatar: user.avatar, imagePath: user.imagePath })

  const run = async (deed: () => Promise<string>) => {
    if (saving) return nothing
    setSaving(true)
    try {
      toast({ message: await deed() })
      return { ok: true } as const
    } catch (thrown) {
      void refetchAfter(client, ['POST /avatars/save'])
      const full = toApiError(thrown).code === 'avatars_full'
      toast({
        message: featureMessage(thrown, 'Avatar update failed'),
        ...(full && { action: { label: 'Choose one to delete', onPress: onManage } }),
      })
      return nothing
    } finally {
      setSaving(false)
    }
  }
  return {
    saving,
    keep: (what: Keepable) =>
      run(async () => {
        await makeRoom()
        await save(what)
        track({ name: 'avatar_saved', properties: { kind: kindOf(what) } })
        return 'Saved. You can use it whenever you like.'
      }),
    keepAndWear: (what: Keepable) =>
      run(async () => {
        await makeRoom()
        wear(await saveAndWear(what))
        track({ name: 'avatar_saved', properties: { kind: kindOf(what) } })
        return 'This is you now.'
      }),
    wear: (id: string) =>
      run(async () => {
        wear(await api('POST /avatars/{id}/set-current', { params: { id } }))
        return 'This is you now.'
      }),
  }
}
export type Keep = ReturnType<typeof useKeep>

const kindOf = (what: Keepable): Avatar['kind'] =>
  'photo' in what ? 'upload' : 'proposalId' in what ? 'image' : 'vector'

function save(what: Keepable): Promise<Avatar> {
  if ('photo' in what) return api('POST /avatars/upload', { upload: what.photo })
  return 'proposalId' in what
    ? api('POST /avatars/save', { body: what })
    : api('POST /avatars/save-svg', { body: what })
}

async function saveAndWear(what: Keepable): Promise<User> {
  if (!('photo' in what)) return api('POST /users/avatar/save', { body: { avatarData: what } })
  const { _id: id } = await save(what)
  return api('POST /avatars/{id}/set-current', { params: { id } })
}
