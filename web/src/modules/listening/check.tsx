import type { ReactNode } from 'react'
import classes from './dialog-form.module.css'

interface CheckProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

export const Check = ({ checked, onChange, children }: CheckProps) => (
  <label className={`bar ${classes.check}`}>
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {children}
  </label>
)
