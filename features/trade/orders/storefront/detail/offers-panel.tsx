import { offerHref } from '@hojip/hrefs/aftersales'
import { useLazyCall, useTexts } from '@hojip/platform/page'
import { Link, priceText } from '@hojip/platform/ui'
import { ordersTexts } from '../texts.ts'

/** Refunds that the shop offers for this order and that wait for the buyer's answer. */
export function OffersPanel({ orderId, isPaid }: { orderId: string; isPaid: boolean }) {
  const t = useTexts(ordersTexts)
  const { data } = useLazyCall(
    'POST /bizGoodsRefund/queryOffers',
    { orderId },
    { when: isPaid, live: 'refund' },
  )
  const open = data?.list.filter(({ actions }) => actions.includes('accept')) ?? []
  return open.map(({ pkId, refundMoney, goods }) => (
    <Link
      key={pkId}
      href={offerHref(pkId)}
      className="flex min-h-11 items-center justify-between gap-3 rounded-lg bg-amber-soft px-3 py-2.5 text-13 text-amber"
    >
      <span className="min-w-0">
        {t.offered(priceText(refundMoney, true))}
        <bdi className="block truncate text-12">{goods.goodsName}</bdi>
      </span>
      <span className="flex-none underline underline-offset-3">{t.seeOffer}</span>
    </Link>
  ))
}
