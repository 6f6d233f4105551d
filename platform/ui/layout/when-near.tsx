import { Suspense, type ReactNode } from 'react'
import { useNear } from './use-near.ts'

type WhenNearProps = {
  /** How near, as of an `IntersectionObserver`. */
  margin: string
  /** Counts as near at once. */
  isWanted?: boolean
  /** Of the place, which keeps a height for the part. */
  className: string
  /** Shown while the part loads. */
  waiting?: ReactNode
  children: ReactNode
}

/** The place of a part whose code and data load when it has come near the screen. */
export function WhenNear({ margin, isWanted, className, waiting = null, children }: WhenNearProps) {
  const [place, isNear] = useNear<HTMLDivElement>(margin, isWanted)
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={waiting}>{children}</Suspense>}
    </div>
  )
}
