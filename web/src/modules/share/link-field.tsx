import type { LineLink } from '@glimmer/contract'
import classes from './share-dialog.module.css'

/** The link itself, to be copied by hand where the browser will not. */
export const LinkField = ({ link: { url } }: { link: LineLink }) => (
  <input
    className={classes.url}
    aria-label="The link"
    readOnly
    value={url}
    onFocus={({ currentTarget }) => currentTarget.select()}
  />
)
