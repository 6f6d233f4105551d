import { useTexts } from '@hojip/platform/page'
import { classNames, TimeMeter, useNow } from '@hojip/platform/ui'
import type { Refund } from '../contract.ts'
import { timeLeft } from './stand.ts'
import { shopRefundTexts } from './texts.ts'

const words = { jade: 'text-ink', amber: 'text-amber', crimson: 'text-crimson' }
const bars = { jade: 'fill-jade', amber: 'fill-amber', crimson: 'fill-crimson' }

/** The time left, who has to act, and a meter. Urgent colors appear only when it is the reader's turn. */
export function TimeLeft({ refund, mine }: { refund: Refund; mine: 'shop' | 'mall' }) {
  const t = useTexts(shopRefundTexts)
  const left = timeLeft(refund, useNow())
  if (!left) return <span className="text-ink-3">—</span>
  const isMine = left.turn === mine
  return (
    <span className="grid justify-items-start gap-0.5 leading-tight whitespace-nowrap max-lg:justify-items-end">
      <span className={classNames('figures text-14', isMine ? words[left.tone] : 'text-ink-2')}>
        {left.isOver ? t.over : t.left(left.days, left.hours, left.minutes)}
      </span>
      <TimeMeter share={left.share} bar={isMine ? bars[left.tone] : 'fill-line-strong'} className="my-1" />
      <span className={classNames('text-12', isMine ? words[left.tone] : 'text-ink-3')}>
        {isMine ? t.turns.shop : t.turns[left.turn]}
      </span>
    </span>
  )
}
