import { product } from '@glimmer/contract/product'
import { useId } from 'react'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { paths } from '#platform/paths.ts'
import classes from './layout.module.css'

/** Half a sun over three lines of water; server/src/http/web-brand.ts puts an installation’s own logo in its place. */
function Mark() {
  const glow = useId()
  return (
    <svg data-mark="" width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={glow} x2="0" y2="1">
          <stop offset="0" stopColor="#ffe3b3" />
          <stop offset=".45" stopColor="#d98bff" />
          <stop offset="1" stopColor="#6a00ff" />
        </linearGradient>
      </defs>
      <path d="M5 18a11 11 0 0 1 22 0z" fill={`url(#${glow})`} />
      <g fill="#8c3dff">
        <rect x="4" y="20.4" width="24" height="2.3" rx="1.1" />
        <rect x="8" y="24.4" width="16" height="2" rx="1" opacity=".75" />
        <rect x="12" y="28" width="8" height="1.7" rx=".8" opacity=".5" />
      </g>
    </svg>
  )
}

/** The product name as a link to the landing page, or to the dashboard when signed in, synced or not. */
export function Logo() {
  const { status } = useAccount()
  const here = status !== 'loading' && status !== 'signed-out'
  return (
    <Link className={classes.logo} to={here ? paths.dashboard() : paths.home()}>
      <Mark />
      <span>{product.name}</span>
    </Link>
  )
}
