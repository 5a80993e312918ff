import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  fallback: ReactNode | ((thrown: unknown) => ReactNode)
}

interface Failure {
  failed: boolean
  thrown?: unknown
}

/** Shows `fallback` in place of children that threw. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Failure> {
  override state: Failure = { failed: false }
  static getDerivedStateFromError(thrown: unknown): Failure {
    return { failed: true, thrown }
  }
  override render() {
    const { fallback, children } = this.props
    if (!this.state.failed) return children
    return typeof fallback === 'function' ? fallback(this.state.thrown) : fallback
  }
}
