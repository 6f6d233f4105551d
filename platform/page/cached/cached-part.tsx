import type { ReactNode } from 'react'
import { useRuntime } from '../runtime.ts'

type CachedPartProps = {
  /** The part's name and all that its HTML depends on, except the language. JSON; objects in it never change. */
  of: readonly unknown[]
  children: ReactNode
}

/**
 * A part whose HTML the server may cache for later pages: it shows nothing of the visitor or of the page, and has no
 * `useId`. It finds the runtime and the interface kit around it, nothing else.
 */
export function CachedPart({ of, children }: CachedPartProps) {
  return useRuntime().cachePart?.(of, children) ?? children
}
