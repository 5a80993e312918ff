import { prerender } from 'react-dom/static'
import { StaticRouter } from '#lib/router/router.tsx'
import { App } from './app.tsx'
import { descriptionOf } from './descriptions.ts'
import { fetchScreen, routeAt } from './routes.tsx'

export { prerendered } from '#platform/paths.ts'

export interface PrerenderedPage {
  title: string
  description?: string
  /** The content of #root. */
  html: string
}

/** Renders one address of the app as HTML without inline scripts or styles, ready to be hydrated. */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  await fetchScreen(path)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter path={path}>
      <App />
    </StaticRouter>,
    // A page of any length is rendered in one chunk: React would join several with an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (thrown) => void failures.push(thrown) },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  const description = descriptionOf(path)
  return { title: routeAt(path).title, ...(description && { description }), html }
}
