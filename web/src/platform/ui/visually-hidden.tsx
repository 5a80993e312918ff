import type { ComponentProps } from 'react'
import classes from './visually-hidden.module.css'

/** Words for those who listen to the page. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span {...props} className={classes.hidden} />
