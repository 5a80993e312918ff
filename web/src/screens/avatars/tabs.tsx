import { type KeyboardEvent, useRef } from 'react'
import classes from './avatars.module.css'

interface TabsProps<T extends string> {
  label: string
  tabs: readonly { value: T; label: string }[]
  chosen: T
  onChoose: (tab: T) => void
}

/** Tabs, one open at a time; the arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose }: TabsProps<T>) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = tabs.findIndex(({ value }) => value === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.value)
    list.current?.querySelector<HTMLElement>(`#tab-${next.value}`)?.focus()
  }
  return (
    <div ref={list} className={classes.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ value, label: words }) => (
        <button
          key={value}
          id={`tab-${value}`}
          type="button"
          role="tab"
          aria-selected={value === chosen}
          aria-controls="tab-panel"
          tabIndex={value === chosen ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
