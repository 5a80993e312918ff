import type { ChangeEvent, ReactNode } from 'react'
import classes from './file-picker.module.css'

interface FilePickerProps {
  icon: ReactNode
  title: string
  /** The content types, or the ends of names, that the browser offers. */
  types: readonly string[]
  /** One row, without the description. */
  small?: boolean
  onFile: (file: File) => void
  /** What can be chosen. */
  children: ReactNode
}

/** A place to choose a file, or to drop one on. */
export function FilePicker({ icon, title, types, small, onFile, children }: FilePickerProps) {
  const take = (file: File | undefined) => file && onFile(file)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files?.[0])
    // Reset, so that choosing the same file again fires a change event.
    target.value = ''
  }
  return (
    <label
      className={`stack centred ${classes.picker}`}
      data-small={small || undefined}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <input className="unseen" type="file" accept={types.join(',')} onChange={choose} />
      {icon}
      <b>{title}</b>
      {!small && <span>{children}</span>}
    </label>
  )
}
