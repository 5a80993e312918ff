import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import { headOf, type PageHead, routes } from './routes.tsx'
import { fetchScreens } from './routing/screen.ts'

export { prerendered } from '#platform/paths.ts'

export interface WrittenPage extends PageHead {
  /** What goes into #root. */
  html: string
}

/** Writes one address of the app as HTML without scripts or styles in it, ready to be hydrated. */
export async function write(path: string): Promise<WrittenPage> {
  const head = headOf(path)
  if (!head) throw new Error(`${path} has no title`)
  await fetchScreens(routes, path)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
    // However long a page, it is written in one piece: pieces would be put together by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (thrown) => void failures.push(thrown) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return { ...head, html }
}
