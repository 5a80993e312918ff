import { useEffect, useState } from 'react'
import classes from './profile.module.css'

/** Links to the sections of the page; the one being read is marked. */
export function SectionNav({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const current = useScrollSpy(sections.map(({ id }) => id))
  return (
    <nav className={`stack ${classes.nav}`} aria-label="Settings">
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  )
}

/** The upper part of the window, where people read. */
const readingArea = { rootMargin: '-8% 0px -62% 0px' }

/** The id of the section being read: the first of `ids` that is in the upper part of the window. */
function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const idList = ids.join(' ')
  useEffect(() => {
    const order = idList.split(' ')
    const inView = new Set<string>()
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) inView.add(target.id)
        else inView.delete(target.id)
      }
      const first = order.find((id) => inView.has(id))
      if (first) setCurrent(first)
    }, readingArea)
    for (const id of order) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [idList])
  return current
}
