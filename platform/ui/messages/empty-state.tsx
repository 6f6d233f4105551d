import type { ReactNode } from 'react'
import lost from '../pictures/lost.webp'
import stall from '../pictures/empty-stall.webp'

type EmptyStateProps = {
  title: ReactNode
  text?: ReactNode
  /** One useful action. */
  action?: ReactNode
  /** stall: nothing here yet. lost: searched and not found. */
  picture?: 'stall' | 'lost'
  /** h1 where it is the whole page. */
  as?: 'h1' | 'h2' | 'h3'
}

const pictures = { stall, lost }

export function EmptyState({ title, text, action, picture = 'stall', as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-1 px-4.5 py-10 text-center">
      <picture>
        <img
          src={pictures[picture]}
          alt=""
          width={132}
          height={132}
          className="mb-2.5 size-33 rounded-full object-cover"
        />
      </picture>
      <Heading className="text-16 font-bold">{title}</Heading>
      {text && <p className="text-13 text-balance text-ink-3">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
