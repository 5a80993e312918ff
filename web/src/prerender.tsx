import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { type About, routes } from './routes.tsx'

export { prerendered } from './paths.ts'

export interface WrittenPage extends About {
  /** What goes into #root. */
  html: string
}

const isAbout = (handle: unknown): handle is About => typeof handle === 'object' && handle !== null && 'title' in handle

/** Writes one address of the app as HTML without scripts or styles in it, ready to be hydrated. */
export async function write(path: string): Promise<WrittenPage> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(new URL(path, 'http://prerender.invalid')))
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} instead of a page`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure) throw failure
  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />)
  const about = context.matches.map((match): unknown => match.route.handle).findLast(isAbout)
  if (!about) throw new Error(`${path} has no title`)
  return { ...about, html: await new Response(prelude).text() }
}
