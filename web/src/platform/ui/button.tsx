import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Link } from '#lib/router.tsx'
import classes from './button.module.css'

interface Look {
  /** primary: the main action. sun: plays. quiet: glass, over a scene. ghost: outlined. plain: only text. */
  variant?: 'primary' | 'sun' | 'quiet' | 'ghost' | 'plain' | undefined
  small?: boolean | undefined
  wide?: boolean | undefined
}

const variants = {
  primary: classes.primary,
  sun: classes.sun,
  quiet: classes.quiet,
  ghost: classes.ghost,
  plain: classes.plain,
}

const look = ({ variant = 'primary', small, wide }: Look, icon = false, extra?: string) =>
  classNames(
    classes.button,
    variants[variant],
    small && classes.small,
    wide && classes.wide,
    icon && classes.icon,
    extra,
  )

/** A button that can be focused while it is disabled, but not pressed. */
const Pressable = ({ onClick, ...rest }: ComponentProps<'button'>) => (
  <button type="button" onClick={rest['aria-disabled'] ? undefined : onClick} {...rest} />
)

/** A button; its `type` defaults to `button`. With `aria-disabled` it can be focused, and a press does nothing. */
export function Button({ variant, small, wide, className, ...rest }: Look & ComponentProps<'button'>) {
  return <Pressable {...rest} className={look({ variant, small, wide }, false, className)} />
}

/** Does again what failed. */
export const TryAgain = (props: Look & ComponentProps<'button'>) => (
  <Button variant="ghost" small {...props}>
    Try Again
  </Button>
)

/** A link to an address of the app that looks like a button. */
export function LinkButton({ variant, small, wide, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={look({ variant, small, wide }, false, className)} />
}

interface IconOnly {
  /** What it does, for users who do not see the icon. */
  label: string
  icon: ReactNode
}

/** A round button with an icon instead of text. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  className,
  ...rest
}: Omit<Look, 'small' | 'wide'> & IconOnly & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <Pressable aria-label={label} {...rest} className={look({ variant }, true, className)}>
      {icon}
    </Pressable>
  )
}
