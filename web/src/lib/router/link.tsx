import { type ComponentProps, useEffect, useEffectEvent } from 'react'
import { useRoute, Link as WouterLink } from 'wouter'
import { type NavigateOptions, navigate } from './address.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, NavigateOptions {
  /** A path of the app, with a query or a fragment, or one of those alone. */
  to: string
}

/** A link that is followed without a new page. */
export const Link = ({ replace = false, ...rest }: LinkProps) => <WouterLink {...rest} replace={replace} />

/** A link that says when it leads to where one is: `aria-current="page"`. */
export function NavLink(props: LinkProps) {
  const [isHere] = useRoute(props.to)
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />
}

/** Goes on to an address as soon as it is drawn. */
export function Navigate({ to, ...options }: NavigateOptions & { to: string }) {
  const go = useEffectEvent(() => navigate(to, options))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is gone to as well.
  useEffect(() => go(), [to])
  return null
}
