import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { HelpIcon } from '#platform/ui/icons.tsx'
import classes from './help-link.module.css'

/** The way to people to talk to; on a phone only its icon is visible. */
export const HelpLink = () => (
  <LinkButton variant="quiet" small className={classes.help} to={paths.help()}>
    <HelpIcon />
    <span>Need help now?</span>
  </LinkButton>
)
