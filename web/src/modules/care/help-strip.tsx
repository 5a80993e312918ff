import { paths } from '#platform/paths.ts'
import { IconButton, LinkButton } from '#platform/ui/button.tsx'
import { CloseIcon } from '#platform/ui/icons.tsx'
import { type StripPlace, useCare } from './care-provider.tsx'
import classes from './help-strip.module.css'
import { useRegion } from './use-region.ts'

/**
 * A quiet strip with a number to call, where words may call for help. Screen readers announce it when it appears; it
 * can be dismissed.
 */
export function HelpStrip({ at }: { at: StripPlace }) {
  const { strip, showStrip } = useCare()
  const { listener } = useRegion()
  return (
    <div role="status">
      {strip === at && (
        <div className={`row ${classes.strip}`}>
          <p>If things are hard right now, someone is there to listen.</p>
          <a className={classes.call} href={listener.href}>
            {listener.name}: {listener.action.replace('Call ', '')}
          </a>
          <LinkButton variant="plain" small to={paths.help()}>
            More ways to talk
          </LinkButton>
          <IconButton variant="plain" label="Hide this" icon={<CloseIcon />} onClick={() => showStrip(undefined)} />
        </div>
      )}
    </div>
  )
}
