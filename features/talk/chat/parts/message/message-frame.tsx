import { classNames } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { Sides } from './sides.ts'

interface MessageFrameProps {
  isMine: boolean
  sides: Sides
  /** Who wrote it. */
  name: string
  /** Which of several agents; left out for messages of nobody else. */
  agentName?: string | undefined
  children: ReactNode
}

/** On which side a message is: one's own at the right, the other side's at the left. */
export function MessageFrame({ isMine, sides, name, agentName, children }: MessageFrameProps) {
  return (
    <article
      aria-label={name}
      className={classNames(
        'group/message grid max-w-[88%] gap-2.5 lg:max-w-[78%]',
        isMine ? 'grid-cols-[minmax(0,auto)_36px] self-end' : 'grid-cols-[36px_minmax(0,auto)] self-start',
      )}
    >
      <span className={isMine ? 'order-2' : ''}>{sides.signOf(isMine, agentName)}</span>
      <div
        className={classNames(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1',
          isMine ? 'justify-items-end' : 'justify-items-start',
        )}
      >
        {children}
      </div>
    </article>
  )
}
