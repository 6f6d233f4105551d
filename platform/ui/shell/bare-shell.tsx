import type { ReactNode } from 'react'

/** Nothing but the page. */
export const BareShell = ({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="min-h-dvh outline-0!">
    {children}
  </main>
)
