import { refundHref } from '@hojip/hrefs/aftersales'
import { RefundPaused } from '@hojip/orders/parts/refund-paused'
import { useDates, useTexts } from '@hojip/platform/page'
import { ButtonLink, CopyButton, Link, Picture, Price, Tag } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import { channelTexts } from '@hojip/policy/channels'
import type { Refund, RefundAction } from '../../contract.ts'
import { lineOf, sumOf, tagOf } from '../refund-head.ts'
import { refundTexts } from '../texts.ts'

/** The steps that wait for the buyer, which the card's button names. */
const urgent = ['answerProposal', 'fileExpress', 'appeal'] as const satisfies readonly RefundAction[]

function RefundCode({ of: { refundCode } }: { of: Refund }) {
  const t = useTexts(refundTexts)
  return (
    <span className="inline-flex items-center gap-1 max-lg:hidden">
      {t.code}{' '}
      <span translate="no" className="figures font-medium">
        {refundCode}
      </span>
      <CopyButton text={refundCode} name={t.code} />
    </span>
  )
}

/** What happens next, or why it waits. */
function Follows({ refund }: { refund: Refund }) {
  const t = useTexts(refundTexts)
  const channels = useTexts(channelTexts)
  const dates = useDates()
  return refund.isMoneyPaused ? <RefundPaused to="toBuyer" /> : lineOf(refund, t, channels, dates)
}

/** One application of the list. */
export function RefundCard({ refund }: { refund: Refund }) {
  const t = useTexts(refundTexts)
  const dates = useDates()
  const href = refundHref(refund.pkId)
  const tag = tagOf(refund, t)
  const sum = sumOf(refund, t)
  const due = refund.returnExpress ? undefined : urgent.find((act) => refund.actions.includes(act))
  const dueNames = { answerProposal: t.toAnswer, fileExpress: t.acts.fileExpress, appeal: t.acts.appeal }
  return (
    <li className="overflow-hidden card">
      <header className="flex items-center gap-3 px-3 py-2.5 text-13 text-ink-3 lg:border-b lg:border-line lg:px-5 lg:py-3">
        <h2 className="flex min-w-0 items-center gap-2 text-14 font-bold text-ink">
          <ShopMark mark={refund.mark} hue={refund.hue} size={24} />
          <span className="truncate">{refund.shopName}</span>
        </h2>
        <span className="figures font-medium max-lg:hidden">
          {t.applied(dates.stamp(refund.refundApplyTime))}
        </span>
        <RefundCode of={refund} />
        <span className="ml-auto flex-none">
          <Tag tone={tag.tone} size="md">
            {tag.text}
          </Tag>
        </span>
      </header>
      <Link
        href={href}
        className="group/goods grid grid-cols-[72px_minmax(0,1fr)_auto] gap-3 px-3 py-2 lg:px-5 lg:py-4"
      >
        <Picture of={refund.goods.goodsPic} alt="" sizes="76px" className="aspect-square rounded-md" />
        <span className="min-w-0">
          <span className="line-clamp-2 leading-body group-hover/goods:text-jade-text">
            {refund.goods.goodsName}
          </span>
          <span className="mt-1 block text-12 text-ink-3">
            {[refund.goods.goodsSpec, t.times(refund.refundNum)].filter(Boolean).join(' · ')}
          </span>
          <span className="mt-1 block text-12 text-ink-2">{t.types[refund.refundType]}</span>
        </span>
        <span className="grid content-start justify-items-end gap-1.5 text-12 text-ink-3">
          {sum.name}
          <Price value={sum.money} tone="ink" exact />
        </span>
      </Link>
      <footer className="grid gap-3 px-3 pt-1 pb-3.5 lg:flex lg:items-center lg:px-5 lg:pt-0 lg:pb-4">
        <div className="min-w-0 flex-1 text-13 text-ink-2">
          <Follows refund={refund} />
        </div>
        <div className="flex justify-end gap-2">
          <ButtonLink size="sm" href={href} className="min-h-9! max-lg:rounded-full! max-lg:px-4!">
            {t.seeDetail}
          </ButtonLink>
          {due && (
            <ButtonLink
              kind="jade"
              size="sm"
              href={href}
              className="min-h-9! max-lg:rounded-full! max-lg:px-4!"
            >
              {dueNames[due]}
            </ButtonLink>
          )}
        </div>
      </footer>
    </li>
  )
}
