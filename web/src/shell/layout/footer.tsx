import { product } from '@glimmer/contract/product'
import { Link } from '#lib/router/link.tsx'
import { useIsUnderAge } from '#member/account-context.tsx'
import { useSellsPlans } from '#platform/api/installation.ts'
import { paths } from '#platform/paths.ts'
import classes from './layout.module.css'
import { Logo } from './logo.tsx'

/** Links to the public pages, and to help. */
export const Footer = () => (
  <footer className={`page row spread muted ${classes.footer}`}>
    <Logo />
    <p className={classes.tagline}>{product.tagline}</p>
    <nav className={classes.nav} aria-label="Footer">
      <PricingLink />
      <Link to={paths.privacy()}>Privacy Policy</Link>
      <Link to={paths.terms()}>Terms of Service</Link>
      <Link to={paths.contact()}>Contact</Link>
      <Link to={paths.help()}>Need help now?</Link>
    </nav>
  </footer>
)

/** Hidden where no plans are sold, and for users too young to buy one. */
function PricingLink() {
  const [sellsPlans, isUnderAge] = [useSellsPlans(), useIsUnderAge()]
  return sellsPlans && !isUnderAge && <Link to={paths.pricing()}>Pricing</Link>
}
