import { type ComponentType, createElement, Suspense, use, useEffect } from 'react'
import { useConnectionProblem } from '../api/connection.ts'
import { useToast } from '../ui/toast.tsx'
import { Boundary } from './boundary.tsx'

interface Closable {
  onClose: () => void
}

/** A file that is fetched once, and again after it was forgotten. */
interface Wanted<Props> {
  get: () => Promise<ComponentType<Props>>
  forget: () => void
}

/**
 * Something that opens over a screen and is fetched when it is first asked for. Where it cannot be had, the screen
 * stays as it is and a note says why; the next press asks for it again.
 */
export function onDemand<Props extends Closable>(load: () => Promise<ComponentType<Props>>) {
  let loading: Promise<ComponentType<Props>> | undefined
  const wanted: Wanted<Props> = {
    get() {
      loading ??= load()
      return loading
    },
    forget() {
      loading = undefined
    },
  }
  return (props: Props) => createElement(Opening<Props>, { wanted, props })
}

interface OpeningProps<Props> {
  wanted: Wanted<Props>
  props: Props
}

function Opening<Props extends Closable>({ wanted, props }: OpeningProps<Props>) {
  const giveUp = () => {
    wanted.forget()
    props.onClose()
  }
  return (
    <Boundary fallback={<NotThere onGone={giveUp} />}>
      <Suspense>
        <Fetched wanted={wanted} props={props} />
      </Suspense>
    </Boundary>
  )
}

const Fetched = <Props extends Closable>({ wanted, props }: OpeningProps<Props>) =>
  createElement(use(wanted.get()), props)

function NotThere({ onGone }: { onGone: () => void }) {
  const toast = useToast()
  const why = useConnectionProblem()
  useEffect(() => {
    toast({ message: `${why} Please try again in a moment.` })
    onGone()
  })
  return null
}
