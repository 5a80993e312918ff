import { useScrollSpy } from './scroll-spy.ts'
import classes from './profile.module.css'

/** Links to the sections of the page; the one being read is marked. */
export function SectionNav({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const current = useScrollSpy(sections.map(({ id }) => id))
  return (
    <nav className={classes.nav} aria-label="Settings">
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}
