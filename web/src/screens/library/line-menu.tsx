import type { Affirmation } from '@glimmer/contract'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { BinIcon, PlusIcon, ShareIcon } from '#platform/ui/tool-icons.tsx'
import { RowMenu } from './row-menu.tsx'
import { firstWords } from './row-player.tsx'

const AddDialog = onDemand(() => import('./collections/add-dialog.tsx').then((m) => m.AddDialog))
const ShareDialog = onDemand(() => import('#modules/share/share-dialog.tsx').then((m) => m.ShareDialog))

interface LineMenuProps {
  line: Affirmation
  onRemove: (line: Affirmation) => void
}

/** Adds a line of a list to a collection, shares it or deletes it. */
export function LineMenu({ line, onRemove }: LineMenuProps) {
  const [opened, setOpened] = useState<'adding' | 'sharing'>()
  const close = () => setOpened(undefined)
  return (
    <>
      <RowMenu
        label={`More: ${firstWords(line.text)}`}
        items={[
          { name: 'Add to a collection', icon: <PlusIcon />, onPress: () => setOpened('adding') },
          { name: 'Share', icon: <ShareIcon />, onPress: () => setOpened('sharing') },
          { name: 'Delete', icon: <BinIcon />, onPress: () => onRemove(line) },
        ]}
      />
      {opened === 'adding' && createPortal(<AddDialog line={line} onClose={close} />, document.body)}
      {opened === 'sharing' && createPortal(<ShareDialog line={line} onClose={close} />, document.body)}
    </>
  )
}
