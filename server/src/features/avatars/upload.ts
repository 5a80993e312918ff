import { type Avatar, savedAvatarsLimit } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { encodeUpload } from '#drawing/encode-picture.ts'
import { Problem } from '#problem.ts'
import { saveFinished } from './save.ts'
import { countSaved } from './store.ts'

/** Keeps a person's own picture: only its pixels, encoded anew. Throws `image_refused`, `avatars_full`. */
export async function upload(app: App, account: Account, file: Uint8Array): Promise<Avatar> {
  // Asked again when it is kept; here it spares the decoding.
  if ((await countSaved(app.database.db, account.id)) >= savedAvatarsLimit) throw new Problem('avatars_full')
  const encoded = await encodeUpload(file)
  if (!encoded.ok) throw new Problem('image_refused', encoded.message)
  return saveFinished(app, account, { kind: 'upload', alt: 'A picture of my own', webp: encoded.webp })
}
