import { type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { IconButton } from '#platform/ui/button.tsx'
import { CloseIcon } from '#platform/ui/icons.tsx'
import { SearchIcon } from '#platform/ui/tool-icons.tsx'
import classes from './library.module.css'

/** Empties the field and puts the focus into it. */
export interface SearchHandle {
  clear: () => void
}

interface SearchFieldProps {
  ref?: Ref<SearchHandle>
  label: string
  value: string
  onChange: (words: string) => void
}

/** The longest search the API accepts, in characters. */
const maxLength = 100

/** A field to search lines by their text; on a phone, a button that opens it. */
export function SearchField({ ref, label, value, onChange }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  useImperativeHandle(ref, () => ({ clear }))
  useEffect(() => {
    if (open) input.current?.focus()
  }, [open])
  const toggle = () => {
    if (open) onChange('')
    setOpen(!open)
  }
  return (
    <>
      <IconButton
        className={classes.toggle}
        label={label}
        aria-expanded={open}
        aria-controls={id}
        icon={open ? <CloseIcon /> : <SearchIcon />}
        onClick={toggle}
      />
      <div id={id} className={classes.search} data-open={open || undefined}>
        <SearchIcon />
        <input
          ref={input}
          type="search"
          aria-label={label}
          maxLength={maxLength}
          placeholder={label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        {value && (
          <IconButton variant="plain" className={classes.clear} label="Clear" icon={<CloseIcon />} onClick={clear} />
        )}
      </div>
    </>
  )
}
