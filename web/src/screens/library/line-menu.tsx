import type { Affirmation } from '@glimmer/contract'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { onDemand } from '#platform/boundaries/on-demand.tsx'
import { IconButton } from '#platform/ui/button.tsx'
import { MoreIcon } from '#platform/ui/icons.tsx'
import { BinIcon, PlusIcon, ShareIcon } from '#platform/ui/tool-icons.tsx'
import classes from './line-row.module.css'
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

interface MenuItem {
  name: string
  icon: ReactNode
  onPress: () => void
}

interface RowMenuProps {
  /** The accessible name of the button. */
  label: string
  items: readonly MenuItem[]
}

/** What else can be done with a line of a list: a button that opens a menu. */
function RowMenu({ label, items }: RowMenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = () => {
    setOpen(false)
    button.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <IconButton
        ref={button}
        variant="plain"
        label={label}
        icon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Panel
          id={id}
          label={label}
          button={button.current}
          items={items}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface PanelProps extends RowMenuProps {
  id: string
  button: HTMLElement | null
  /** Gives the focus back to the button, too. */
  onClose: () => void
  /** Called when something else was pressed, or has the focus. */
  onLeave: () => void
}

const gap = 6

/** Below the button and aligned with its end; above it, if there is no room below. */
function place(panel: HTMLElement, button: HTMLElement, page: HTMLElement) {
  const [at, origin] = [button.getBoundingClientRect(), page.getBoundingClientRect()]
  const { offsetWidth: width, offsetHeight: height } = panel
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  const fits = at.bottom + gap + height <= innerHeight - bar
  panel.style.top = `${(fits ? at.bottom + gap : at.top - gap - height) - origin.top}px`
  panel.style.left = `${Math.max(gap, Math.min(at.right, page.clientWidth - gap) - width) - origin.left}px`
}

/** Follows the arrow keys, Home and End through the items; Escape and Tab close the menu. */
function moveWithin(event: KeyboardEvent, list: HTMLElement | null, close: () => void) {
  if (event.key === 'Escape' || event.key === 'Tab') {
    if (event.key === 'Escape') event.preventDefault()
    return close()
  }
  const items = [...(list?.querySelectorAll('button') ?? [])]
  const at = items.findIndex((item) => item.matches(':focus'))
  const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  items.at(target % items.length)?.focus()
}

/** Rendered into the page's main part, since the rows of a list clip what reaches out of them. */
function Panel({ id, label, button, items, onClose, onLeave }: PanelProps) {
  const list = useRef<HTMLDivElement>(null)
  const page = button?.closest('main') ?? document.body
  useLayoutEffect(() => {
    const panel = list.current
    if (!panel || !button) return
    place(panel, button, page)
    panel.querySelector('button')?.focus({ preventScroll: true })
    // The window or the letters may change their size.
    const resized = new ResizeObserver(() => place(panel, button, page))
    for (const element of [panel, page]) resized.observe(element)
    return () => resized.disconnect()
  }, [button, page])
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      // The button closes the menu itself.
      if (target instanceof Node && !list.current?.contains(target) && !button?.contains(target)) onLeave()
    }
    const events = ['pointerdown', 'focusin'] as const
    for (const event of events) document.addEventListener(event, closeBeside)
    return () => {
      for (const event of events) document.removeEventListener(event, closeBeside)
    }
  })
  return createPortal(
    <div
      ref={list}
      id={id}
      className={`menu ${classes.panel}`}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => moveWithin(event, list.current, onClose)}
    >
      {items.map(({ name, icon, onPress }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={`menu-item ${classes.item}`}
          onClick={() => {
            // First, so that what opens next returns the focus to the button.
            onClose()
            onPress()
          }}
        >
          {icon}
          {name}
        </button>
      ))}
    </div>,
    page,
  )
}
