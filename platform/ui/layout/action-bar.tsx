import type { ReactNode } from 'react'

/** Fixed at the foot of the phone's screen: the page's totals and its main action. Replaces the tab bar. */
export function ActionBar({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      data-action-bar=""
      className={`fixed inset-x-0 bottom-0 z-40 flex min-h-16 items-center gap-2.5 border-t border-line bg-surface px-3 pt-2 pb-[calc(8px+env(safe-area-inset-bottom))] lg:hidden ${className}`}
    >
      {children}
    </div>
  )
}
