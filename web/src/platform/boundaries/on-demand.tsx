import { type ComponentType, createElement, lazy, Suspense, use, useEffect } from 'react'
import { useConnectionProblem } from '../api/connection.ts'
import { useToast } from '../ui/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

interface Closable {
  onClose: () => void
}

/** Loads a component once; after `forget` the next `get` loads it again. */
interface Loader<Props> {
  get: () => Promise<ComponentType<Props>>
  forget: () => void
}

/**
 * A component that opens over a screen, loaded when it is first opened. If that fails, the screen stays as it is and a
 * toast says why; opening it again retries.
 */
export function onDemand<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined
  const loader: Loader<Props> = {
    get() {
      loading ??= load()
      return loading
    },
    forget() {
      loading = undefined
    },
  }
  return (props: Props) => createElement(Opening<Props>, { loader, props })
}

interface OpeningProps<Props> {
  loader: Loader<Props>
  props: Props
}

function Opening<Props extends Closable>({ loader, props }: OpeningProps<Props>) {
  const giveUp = () => {
    loader.forget()
    props.onClose()
  }
  return (
    <ErrorBoundary fallback={<LoadFailed onClosed={giveUp} />}>
      <Suspense>
        <Loaded loader={loader} props={props} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Loaded = <Props extends Closable>({ loader, props }: OpeningProps<Props>) =>
  createElement(use(loader.get()), props)

function LoadFailed({ onClosed }: { onClosed: () => void }) {
  const toast = useToast()
  const why = useConnectionProblem()
  useEffect(() => {
    toast({ message: `${why} Please try again in a moment.` })
    onClosed()
  })
  return null
}

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
