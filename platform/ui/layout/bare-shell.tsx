import type { ReactNode } from 'react'

/** Only the page. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="min-h-dvh outline-0!">
      {children}
    </main>
  )
}
