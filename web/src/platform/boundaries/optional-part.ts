import { type ComponentType, lazy } from 'react'

/**
 * A part of a screen that is loaded after it. If its code cannot be loaded, the screen stays as it is and shows
 * `instead`, by default nothing, until the page is loaded again. Render it within `Suspense`.
 */
export const optionalPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) =>
  lazy(() =>
    load()
      .catch(() => instead)
      .then((part) => ({ default: part })),
  )
