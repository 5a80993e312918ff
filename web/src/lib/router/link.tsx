import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useRoute, Link as WouterLink } from 'wouter'
import { type NavigateOptions, navigate } from './address.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** A path of the app, optionally with a query or a fragment, or either of those alone. */
  to: string
}

/** A link that navigates without loading a new page. */
export const Link = ({ replace = false, ...rest }: LinkProps) => <WouterLink {...rest} replace={replace} />

/** A link that sets `aria-current="page"` when it leads to the current address. */
export function NavLink(props: LinkProps) {
  const [isHere] = useRoute(props.to)
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}

/** Navigates to an address when it is mounted. */
export function Navigate({ to, ...options }: NavigateOptions & { to: string }) {
  const go = useEffectEvent(() => navigate(to, options))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is gone to as well.
  useEffect(() => go(), [to])
  return null
}
