import type { LineLink } from '@glimmer/contract'
import classes from './share-dialog.module.css'

/** A read-only field with the link, to copy by hand if the browser refuses to. */
export const LinkField = ({ link: { url } }: { link: LineLink }) => (
  <input
    className={classes.url}
    aria-label="The link"
    readOnly
    value={url}
    onFocus={({ currentTarget }) => currentTarget.select()}
  />
)
