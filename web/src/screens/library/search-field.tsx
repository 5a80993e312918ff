import { useId } from 'react'
import { SearchIcon } from '#platform/ui/icons.tsx'
import classes from './search-field.module.css'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (words: string) => void
}

/** As many letters as the API looks for. */
const maxLength = 100

/** Words to find lines by. */
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
