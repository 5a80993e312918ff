import { useId } from 'react'
import { SearchIcon } from '#platform/ui/icons.tsx'
import classes from './search-field.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (words: string) => void
}

/** The longest search the API accepts, in characters. */
const maxLength = 100

/** A field to search lines by their text. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId()
  return (
    <div className={classes.search}>
      <SearchIcon />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        maxLength={maxLength}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
