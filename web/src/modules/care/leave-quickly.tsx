import type { MouseEvent } from 'react'
import classes from './care.module.css'

/** A page that says nothing about why somebody is there. */
const elsewhere = 'https://www.wikipedia.org/'

/** Leaves for a neutral page at once, and takes this one out of the history of the tab. */
export const LeaveQuickly = () => (
  <a className={classes.leave} href={elsewhere} rel="noreferrer" onClick={leave}>
    Leave this page quickly
  </a>
)

function leave(event: MouseEvent) {
  event.preventDefault()
  window.location.replace(elsewhere)
}
