import { Component, type ReactNode } from 'react'

interface Catch {
  children: ReactNode
  fallback: ReactNode
}

/** Shows `fallback` in the place of what threw. */
export class Boundary extends Component<Catch, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
