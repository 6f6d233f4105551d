import { applicationHref } from '@hojip/hrefs/aftersales'
import { useTexts } from '@hojip/platform/page'
import { Button, ButtonLink } from '@hojip/platform/ui'
import type { Refund } from '../../contract.ts'
import { refundTexts } from '../texts.ts'
import type { RefundAct, RefundActs } from './use-refund-acts.tsx'

const ranked = [
  'accept',
  'decline',
  'fileExpress',
  'addEvidence',
  'reapply',
  'appeal',
  'edit',
  'withdraw',
  'delete',
] as const satisfies readonly RefundAct[]

/** The buttons that the server allows; the first one is the primary button. */
export function shownActs({ actions }: Pick<Refund, 'actions'>): RefundAct[] {
  return ranked.filter((act) =>
    act === 'accept' || act === 'decline' ? actions.includes('answerProposal') : actions.includes(act),
  )
}

type RefundButtonsProps = { refund: Refund; acts: RefundActs; className?: string }

export function RefundButtons({ refund, acts, className }: RefundButtonsProps) {
  const t = useTexts(refundTexts)
  const { orderId, orderGoodsId, pkId, refundNum, returnExpress } = refund
  return shownActs(refund).map((name, at) => {
    const isFirst = at === 0 && !['edit', 'withdraw', 'delete'].includes(name)
    const kind = name === 'delete' ? ('quiet' as const) : isFirst ? ('jade' as const) : ('outline' as const)
    const look = { kind, ...(className ? { className } : {}) }
    if (name === 'edit' || name === 'reapply')
      return (
        <ButtonLink
          key={name}
          {...look}
          href={applicationHref(orderId, [{ id: orderGoodsId, units: refundNum }], pkId)}
        >
          {t.acts[name]}
        </ButtonLink>
      )
    const isAgain = name === 'fileExpress' && returnExpress !== undefined
    return (
      <Button
        key={name}
        {...look}
        {...(isAgain ? { kind: 'outline' } : {})}
        busy={acts.isRunning(name)}
        onClick={() => acts.act(name)}
      >
        {isAgain ? t.acts.fileExpressAgain : t.acts[name]}
      </Button>
    )
  })
}
