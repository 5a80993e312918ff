import { paths } from '#platform/paths.ts'
import { LinkButton } from '#platform/ui/button.tsx'
import { icon } from '#platform/ui/icons.tsx'
import { Scene } from '#platform/ui/scene.tsx'
import classes from './not-found.module.css'

const HomeIcon = icon(<path d="M4 11l8-7 8 7v8.5h-5.5V14h-5v5.5H4z" />)

/** Shown for unknown URLs. */
export const NotFound = () => (
  <section className={`stage behind-header stack centred ${classes.screen}`}>
    <Scene className={`cover ${classes.scene}`} seed={77} horizon={690} sun={{ x: 720, y: 660, radius: 96 }} shimmer />
    <h1 className="size-l">Page Not Found</h1>
    <p>The page you are looking for doesn't exist or has been moved.</p>
    <LinkButton to={paths.home()}>
      <HomeIcon />
      Return to Home
    </LinkButton>
  </section>
)
