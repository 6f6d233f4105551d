import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

type LoadMoreProps = {
  /** A list that grows, as `useMore` gives it. */
  more: { hasMore: boolean; isLoading: boolean; loadMore: () => void }
  /** The button's text. */
  children: ReactNode
}

/** The button at the end of a growing list; nothing after its last entry. */
export function LoadMore({ more, children }: LoadMoreProps) {
  return more.hasMore ? (
    <p className="mt-5 text-center">
      <Button busy={more.isLoading} onClick={more.loadMore} className="min-h-11! min-w-40">
        {children}
      </Button>
    </p>
  ) : null
}
