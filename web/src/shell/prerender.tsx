import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { type About, routes } from './routes.tsx'
import { fetchScreens } from './routing/screen.ts'
import { aboutPath, Screens } from './screens.tsx'

export { prerendered } from '#platform/paths.ts'

export interface WrittenPage extends About {
  /** What goes into #root. */
  html: string
}

/** Writes one address of the app as HTML without scripts or styles in it, ready to be hydrated. */
export async function write(path: string): Promise<WrittenPage> {
  const about = aboutPath(path)
  if (!about) throw new Error(`${path} has no title`)
  await fetchScreens(routes, path)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <Screens />
    </StaticRouter>,
    // However long a page, it is written in one piece: pieces would be put together by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (thrown) => void failures.push(thrown) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return { ...about, html }
}
