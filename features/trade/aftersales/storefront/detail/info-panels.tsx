import { maskPhone } from '@hojip/policy/contact-phone'
import { productHref } from '@hojip/hrefs/browse'
import { chatHref } from '@hojip/hrefs/chat'
import { orderHref } from '@hojip/hrefs/orders'
import { refundStatuses } from '@hojip/orders/rules'
import { Time, useTexts } from '@hojip/platform/page'
import { CopyButton, headsetIcon, Icon, Link, Picture, Price, priceText } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import { channelTexts } from '@hojip/policy/channels'
import type { Refund } from '../../contract.ts'
import { Facts, Panel } from '../../parts/panel.tsx'
import { sumOf, wayBackOf } from '../refund-head.ts'
import { refundTexts } from '../texts.ts'

/** The refund, the shipping fee in it, and the refund method. */
export function MoneyPanel({ refund }: { refund: Refund }) {
  const t = useTexts(refundTexts)
  const channels = useTexts(channelTexts)
  const { applyMoney, shippingMoney, refundMoneyType, payType } = refund
  const { name, money, isGranted } = sumOf(refund, t)
  const paidBack = refundMoneyType === 3 ? t.offline : wayBackOf(payType, t, channels)
  // A closed application has no refund method.
  const way = refund.refundStatus === refundStatuses.closed ? undefined : paidBack
  return (
    <Panel title={t.moneyTitle}>
      <p className="mb-3 flex items-baseline justify-between gap-3">
        <span className="text-13 text-ink-3">{name}</span>
        <Price value={money} size="lg" tone={isGranted ? 'price' : 'ink'} exact />
      </p>
      <Facts
        facts={[
          [t.asked, applyMoney === money ? undefined : priceText(applyMoney, true)],
          [t.ofShipping, priceText(shippingMoney, true)],
          [t.route, way],
          [t.doneAt, refund.refundCompleteTime && <Time key="at" at={refund.refundCompleteTime} />],
        ]}
      />
    </Panel>
  )
}

/** What the buyer stated in the application. */
export function InfoPanel({ refund }: { refund: Refund }) {
  const t = useTexts(refundTexts)
  const { goods: product } = refund
  const code = (
    <span className="flex flex-wrap items-center gap-1">
      <span translate="no" className="figures font-medium break-all">
        {refund.refundCode}
      </span>
      <CopyButton text={refund.refundCode} name={t.code} />
    </span>
  )
  const order = (
    <Link
      href={orderHref(refund.orderId)}
      translate="no"
      className="figures inline-block min-h-6 font-medium break-all text-jade-text"
    >
      {refund.orderCode}
    </Link>
  )
  return (
    <Panel
      title={t.infoTitleShown}
      more={
        <span className="flex flex-wrap items-center gap-3">
          {refund.applyTimes > 1 && t.tries(refund.applyTimes)}
          <Link
            href={chatHref({ shop: refund.shopId, refund: refund.pkId })}
            className="inline-flex min-h-8 items-center gap-1 text-13 text-jade-text"
          >
            <Icon of={headsetIcon} size={14} />
            {t.chat}
          </Link>
        </span>
      }
    >
      <Link
        href={productHref(product.goodsId)}
        className="group/goods mb-4 grid grid-cols-[64px_minmax(0,1fr)] gap-3"
      >
        <Picture of={product.goodsPic} alt="" sizes="64px" className="aspect-square rounded-md" />
        <span className="min-w-0">
          <span className="line-clamp-2 leading-body group-hover/goods:text-jade-text">
            {product.goodsName}
          </span>
          <span className="mt-1 block text-12 text-ink-3">
            {product.goodsSpec && <span className="mr-2">{product.goodsSpec}</span>}
            {t.times(refund.refundNum)}
          </span>
        </span>
      </Link>
      <Facts
        facts={[
          [t.type, t.types[refund.refundType]],
          [t.receiving, t.receivings[refund.receivingStatus]],
          [t.reason, refund.refundReasonText],
          [t.statement, refund.detailDescription],
          [t.contact, refund.customerName],
          [t.phone, maskPhone(refund.customerPhone)],
          [t.code, code],
          [t.orderCode, order],
          [t.appliedAt, refund.refundApplyTime && <Time key="at" at={refund.refundApplyTime} />],
        ]}
      />
      <PictureRow pictures={refund.files} label={t.myPictures} size="sm" className="mt-4" />
    </Panel>
  )
}
