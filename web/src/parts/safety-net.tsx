import { Component, type ReactNode } from 'react'

/** Catches errors while its children render or load, and shows `instead` in their place. */
export class SafetyNet extends Component<
  { readonly children: ReactNode; readonly instead: (error: Error) => ReactNode },
  { readonly error: Error | null }
> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override render(): ReactNode {
    return this.state.error ? this.props.instead(this.state.error) : this.props.children
  }
}
