import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  children: ReactNode
  /** A new value shows the children again. */
  resetKey: unknown
  fallback: (error: unknown, retry: () => void) => ReactNode
}
interface BoundaryState {
  error: unknown
  resetKey: unknown
}

/** Shows a fallback when a part below it throws. React offers this only to classes. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, resetKey: this.props.resetKey }
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey }
  }
  override render() {
    if (this.state.error === undefined) return this.props.children
    return this.props.fallback(this.state.error, () => this.setState({ error: undefined }))
  }
}
