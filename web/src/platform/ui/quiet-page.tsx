import { type ReactNode, useEffect, useRef } from 'react'
import classes from './quiet-page.module.css'
import { Scene } from './scene.tsx'

interface QuietPageProps {
  title: string
  children: ReactNode
  /** Focuses the title, so that it is read out when it replaces another at the same address. */
  takesFocus?: boolean
}

/** A page that asks or says one thing: a card over the scene. */
export function QuietPage({ title, children, takesFocus = false }: QuietPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className={`stage behind-header middle ${classes.screen}`}>
      <Scene className={`cover ${classes.scene}`} seed={47} horizon={716} sun={{ x: 720, y: 660, radius: 96 }} />
      <div className={`stack ${classes.card}`}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  )
}

/** Buttons and links to go on from such a page, side by side. */
export const QuietPageActions = ({ children }: { children: ReactNode }) => <div className="row gap-s">{children}</div>

/** Small links at the foot of such a page. */
export const QuietPageFooter = ({ children }: { children: ReactNode }) => (
  <div className={`row ${classes.footer}`}>{children}</div>
)

/** A secondary remark. */
export const Aside = ({ children }: { children: ReactNode }) => <p className={`muted ${classes.soft}`}>{children}</p>

/** Numbers to call, set apart from the rest of the page. */
export const PhoneNumbers = ({ children }: { children: ReactNode }) => (
  <div className={`stack ${classes.numbers}`}>{children}</div>
)
