import { shopRefundHref } from '@hojip/hrefs/aftersales'
import { useTexts, useWrite, useDates } from '@hojip/platform/page'
import { Button, ButtonLink, classNames, Picture, Price } from '@hojip/platform/ui'
import type { ChatCard } from '../../contract.ts'
import { answeringTexts } from '../texts.ts'

/** A refund that the shop has offered, and what became of it. */
export function OfferView({ offer }: { offer: NonNullable<ChatCard['offer']> }) {
  const t = useTexts(answeringTexts)
  const dates = useDates()
  const withdraw = useWrite('POST /bizConsole/withdrawOffer', {
    refreshes: ['POST /bizConsole/chat/queryCards', 'GET /bizConsole/queryOfferable'],
  })
  const { pkId, goods, refundMoney, refundNum, content, offerState, deadlineAt, refundId, actions } = offer
  const isOpen = offerState === 'open'
  return (
    <section
      aria-label={t.refundOffer}
      className="grid w-72 max-w-full gap-2.5 rounded-lg bg-surface px-3.5 py-3 text-13 text-ink ring-line"
    >
      <p className="flex items-baseline justify-between gap-2">
        <b>{t.refundOffer}</b>
        <span className={classNames('flex-none text-12 font-medium', isOpen ? 'text-amber' : 'text-ink-3')}>
          {t.offerStates[offerState]}
        </span>
      </p>
      <div className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-2.5">
        <Picture of={goods.goodsPic} alt="" sizes="44px" className="size-11 rounded-md" />
        <span className="min-w-0">
          <bdi className="line-clamp-2">{goods.goodsName}</bdi>
          <span className="text-12 text-ink-3">{t.pieces(refundNum)}</span>
        </span>
        <Price value={refundMoney} size="sm" exact />
      </div>
      {content && <bdi className="break-words whitespace-pre-line">{content}</bdi>}
      {isOpen && <p className="figures text-12 text-ink-3">{t.until(dates.stamp(deadlineAt))}</p>}
      {actions.includes('withdraw') && (
        <Button
          size="sm"
          className="max-lg:min-h-11!"
          busy={withdraw.isRunning}
          onClick={() => withdraw.run({ pkId })}
        >
          {t.withdrawOffer}
        </Button>
      )}
      {refundId && (
        <ButtonLink size="sm" href={shopRefundHref(refundId)} className="max-lg:min-h-11!">
          {t.openRefund}
        </ButtonLink>
      )}
    </section>
  )
}
