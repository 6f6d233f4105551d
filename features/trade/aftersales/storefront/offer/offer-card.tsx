import { refundHref } from '@hojip/hrefs/aftersales'
import type { CallKey } from '@hojip/platform/client'
import { useDates, useTexts } from '@hojip/platform/page'
import { Button, ButtonLink, classNames, Picture, Price } from '@hojip/platform/ui'
import type { RefundOffer } from '../../contract.ts'
import { offerTexts } from './texts.ts'
import { useAnswer } from './use-answer.tsx'

type OfferCardProps = {
  offer: RefundOffer
  /** Further calls that show the offer. */
  refreshes?: readonly CallKey[]
  className?: string
}

/** An offer of the shop with the buyer's two answers, or with what became of it. */
export function OfferCard({ offer, refreshes = [], className }: OfferCardProps) {
  const t = useTexts(offerTexts)
  const dates = useDates()
  const { answer, isRunning, dialog } = useAnswer(offer, refreshes)
  const { goods, refundMoney, refundNum, content, offerState, deadlineAt, refundId, actions } = offer
  const big = 'flex-1 max-lg:min-h-11!'
  return (
    <section
      aria-label={t.title}
      className={classNames('grid gap-2.5 rounded-lg bg-surface p-3 text-13 text-ink', className)}
    >
      <p className="flex items-baseline justify-between gap-3">
        <b className="text-14">{t.title}</b>
        <span
          className={classNames(
            'flex-none text-12 font-medium',
            offerState === 'open' ? 'text-amber' : 'text-ink-3',
          )}
        >
          {t.states[offerState]}
        </span>
      </p>
      <div className="grid grid-cols-[52px_minmax(0,1fr)_auto] items-center gap-2.5">
        <Picture of={goods.goodsPic} alt="" sizes="52px" className="size-13 rounded-sm" />
        <span className="min-w-0">
          <bdi className="line-clamp-2">{goods.goodsName}</bdi>
          <span className="text-12 text-ink-3">{t.units(refundNum)}</span>
        </span>
        <Price value={refundMoney} exact />
      </div>
      {content && (
        <p className="break-words whitespace-pre-line">
          <span className="block text-12 text-ink-3">{t.shopSays}</span>
          <bdi>{content}</bdi>
        </p>
      )}
      {actions.includes('accept') && (
        <>
          <p className="text-12 text-ink-3">
            {t.noReturn} · {t.until(dates.moment(deadlineAt))}
          </p>
          <p className="flex gap-2">
            <Button size="sm" className={big} onClick={() => answer(false)} disabled={isRunning}>
              {t.decline}
            </Button>
            <Button size="sm" kind="jade" className={big} busy={isRunning} onClick={() => answer(true)}>
              {t.accept}
            </Button>
          </p>
        </>
      )}
      {refundId && (
        <ButtonLink size="sm" href={refundHref(refundId)} className="max-lg:min-h-11!">
          {t.seeRefund}
        </ButtonLink>
      )}
      {dialog}
    </section>
  )
}
