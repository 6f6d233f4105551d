import { ParcelTimeline } from '@hojip/orders/parts/parcel-timeline'
import { refundStatuses } from '@hojip/orders/rules'
import { Time, useTexts, useDates } from '@hojip/platform/page'
import { classNames, CopyButton, Picture, Price, priceText, Timeline } from '@hojip/platform/ui'
import { PictureRow } from '@hojip/uploads/parts'
import { channelOf, channelTexts } from '@hojip/policy/channels'
import type { Refund, RefundWithLogs } from '../../contract.ts'
import { Facts, Panel } from '../../parts/panel.tsx'
import { amountSteps, type AmountStep } from './amount-steps.ts'
import { shopRefundTexts } from '../texts.ts'

type OfRefund = { refund: Refund }

/** The request and its reason, with the product. */
export function AskedPanel({ refund }: OfRefund) {
  const t = useTexts(shopRefundTexts)
  const { goods: product } = refund
  const detail = refund.detailDescription ? (
    <span className="whitespace-pre-line">{refund.detailDescription}</span>
  ) : (
    <span className="text-ink-3">{t.noDetail}</span>
  )
  return (
    <Panel title={t.askedTitle} more={refund.applyTimes > 1 && t.tries(refund.applyTimes)}>
      <div className="mb-4 grid grid-cols-[64px_minmax(0,1fr)] gap-3">
        <Picture of={product.goodsPic} alt="" sizes="64px" className="size-16 rounded-md" />
        <div className="min-w-0">
          <p className="line-clamp-2 leading-body font-medium">{product.goodsName}</p>
          <p className="mt-1 text-12 text-ink-3">
            {product.goodsSpec && `${product.goodsSpec} · `}
            {priceText(product.goodsPrice, true)} × {product.goodsNum}
          </p>
        </div>
      </div>
      <Facts
        facts={[
          [t.type, t.types[refund.refundType]],
          [t.quantity, t.units(refund.refundNum, product.goodsNum)],
          [t.receiving, t.receivings[refund.receivingStatus]],
          [t.reason, refund.refundReasonText],
          [t.detail, detail],
          ...(refund.refundType === 0 ? [[t.freight, t.freightBy[refund.returnFreightBy]] as const] : []),
          [t.buyer, `${refund.customerName} ${refund.customerPhone}`.trim()],
          [t.appliedAt, refund.refundApplyTime && <Time key="at" at={refund.refundApplyTime} />],
        ]}
      />
      <PictureRow pictures={refund.files} label={t.buyersPictures} className="mt-4" />
    </Panel>
  )
}

/** Why the shop refused. */
export function RejectPanel({ refund }: OfRefund) {
  const t = useTexts(shopRefundTexts)
  if (!refund.rejectReason) return null
  return (
    <Panel title={t.rejectTitle}>
      <p className="text-13 break-words whitespace-pre-line">{refund.rejectReason}</p>
      <PictureRow pictures={refund.rejectFiles} label={t.shopsPictures} className="mt-3" />
    </Panel>
  )
}

/** The return address, and the tracking of the return. */
export function ReturnPanel({ refund: { returnAddress: to, returnExpress: parcel } }: OfRefund) {
  const t = useTexts(shopRefundTexts)
  if (!to && !parcel) return null
  const number = parcel && (
    <span className="inline-flex flex-wrap items-center gap-1">
      <span translate="no" className="figures font-medium break-all">
        {parcel.number}
      </span>
      <CopyButton text={parcel.number} name={t.number} />
    </span>
  )
  return (
    <Panel title={t.returnTitle}>
      <Facts
        facts={[
          [t.returnTo, to && `${to.consignee} ${to.phone}, ${to.address}`],
          [t.carrier, parcel?.expName],
          [t.number, number],
        ]}
      />
      {parcel && (
        <div className="mt-4">
          <ParcelTimeline stops={parcel.list} deliverystatus={parcel.deliverystatus} />
        </div>
      )}
    </Panel>
  )
}

/** How the refund is computed, step by step. */
export function AmountPanel({ refund }: OfRefund) {
  const t = useTexts(shopRefundTexts)
  const channels = useTexts(channelTexts)
  const { goods: product, refundNum, refundStatus } = refund
  const isClosed = refundStatus === refundStatuses.closed
  // A closed application is not refunded; a refused one only if the mall decides so.
  const steps = amountSteps(refund).filter(({ code }) => code !== 'total' || !isClosed)
  const isAsked = !steps.some(({ code }) => code === 'less')
  const isRefused = refundStatus === refundStatuses.rejected
  const noteOf = (code: AmountStep['code']): string | undefined => {
    if (code === 'paid') return t.amountNotes.paid(product.goodsNum)
    // An amount that was agreed on or decided is not a computed share.
    if (code === 'goods') return isAsked ? t.amountNotes.goods(refundNum, product.goodsNum) : undefined
    if (code === 'total')
      return refund.refundMoneyType === 3
        ? t.paidOffline
        : refund.payType && t.wayBackTo(channels[channelOf(refund.payType)].name)
    return code === 'asked' ? undefined : t.amountNotes[code]
  }
  return (
    <Panel title={t.amountTitle}>
      <dl className="grid gap-3 text-13">
        {steps.map(({ code, money }) => (
          <div
            key={code}
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4',
              code === 'total' && 'border-t border-line pt-3 font-bold',
            )}
          >
            <dt>
              {code === 'total' && isRefused ? t.amount.totalIf : t.amount[code]}
              {noteOf(code) && (
                <span className="mt-0.5 block text-12 font-normal text-ink-3">{noteOf(code)}</span>
              )}
            </dt>
            <dd className="text-right">
              {code === 'total' ? (
                <Price value={money} exact />
              ) : (
                <span className="figures font-medium">{priceText(money, true)}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** The whole log, newest first. */
export function HistoryPanel({ refund }: { refund: RefundWithLogs }) {
  const t = useTexts(shopRefundTexts)
  const dates = useDates()
  return (
    <Panel title={t.historyTitle}>
      <Timeline
        entries={refund.logs.toReversed().map((log, at) => ({
          key: `${log.time} ${at}`,
          time: dates.stamp(log.time),
          title: (
            <>
              {log.title} <span className="ml-1 text-12 font-normal text-ink-3">{t.roles[log.role]}</span>
            </>
          ),
          text: (
            <>
              {log.text && <p className="mt-0.5 break-words whitespace-pre-line">{log.text}</p>}
              <PictureRow
                pictures={log.files}
                label={t.picturesFrom(`${t.roles[log.role]} ${dates.stamp(log.time)}`)}
                size="sm"
                className="mt-2"
              />
            </>
          ),
        }))}
      />
    </Panel>
  )
}
