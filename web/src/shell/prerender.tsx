import { prerender } from 'react-dom/static'
import { StaticRouter } from '#lib/router.tsx'
import { App } from './app.tsx'
import { fetchScreen, routeAt, titleOf } from './routes.ts'

export { screens } from './screens.ts'

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
  const route = routeAt(path)
  return { title: titleOf(route), ...(route.description && { description: route.description }), html }
}
