import { Component, type ReactNode } from 'react'
import { isApiError } from '../client/index.ts'
import { loadExplaining } from './missing.ts'

interface State {
  error: unknown
  hasFailed: boolean
}

/**
 * Around a part: one that throws is missing alone, and shows a message. What the server refused or could not answer goes on to
 * the page, which has a sentence for it. React offers this only to classes.
 */
export class PartBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined, hasFailed: false }
  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }
  override componentDidCatch(error: unknown) {
    if (isApiError(error)) return
    const again = () => this.setState({ error: undefined, hasFailed: false })
    loadExplaining().then(
      (module) => module.sayFailed(again),
      () => undefined,
    )
  }
  override render() {
    const { error, hasFailed } = this.state
    if (!hasFailed) return this.props.children
    if (isApiError(error)) throw error
    return null
  }
}
