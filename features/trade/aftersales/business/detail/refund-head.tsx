import { RefundPaused } from '@hojip/orders/parts/refund-paused'
import { refundStatuses } from '@hojip/orders/rules'
import { DetailState } from '@hojip/platform/console'
import { useDates, useTexts } from '@hojip/platform/page'
import { CopyButton, Link, Notice, useNow } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { known } from '@hojip/platform/known'
import type { Refund } from '../../contract.ts'
import { standOf, timeLeft } from '../stand.ts'
import { shopRefundTexts } from '../texts.ts'
import { TimeLeft } from '../time-left.tsx'

type RefundHeadProps = { refund: Refund; mine: 'shop' | 'mall'; orderHref?: string; children: ReactNode }

/** The state of an application, its deadline and the buttons. */
export function RefundHead({ refund, mine, orderHref, children }: RefundHeadProps) {
  const t = useTexts(shopRefundTexts)
  const dates = useDates()
  const { refundCode, orderCode, arbitration, evidenceTime, isMoneyPaused } = refund
  return (
    <div className="grid gap-4 p-4 lg:px-6 lg:py-5">
      <div className="flex items-start gap-6">
        <DetailState heading={t.stands[standOf(refund)]} text={<Follows refund={refund} mine={mine} />} />
        {refund.deadlineAt !== undefined && <TimeLeft refund={refund} mine={mine} />}
      </div>
      {isMoneyPaused && <RefundPaused to="toShop" />}
      {arbitration === '1' && evidenceTime && (
        <Notice tone="amber">{t.evidenceUntil(dates.stamp(evidenceTime))}</Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-13 text-ink-3">
          <Numbered name={t.code} number={refundCode} />
          <Numbered name={t.orderCode} number={orderCode} href={orderHref} />
        </dl>
        {children}
      </div>
    </div>
  )
}

type NumberedProps = { name: string; number: string; href?: string | undefined }

function Numbered({ name, number, href }: NumberedProps) {
  return (
    <div className="flex flex-wrap items-center gap-1">
      <dt>{name}</dt>
      <dd className="flex items-center gap-1">
        {href ? (
          <Link href={href} className="figures inline-flex min-h-6 items-center link font-medium break-all">
            {number}
          </Link>
        ) : (
          <span translate="no" className="figures font-medium break-all">
            {number}
          </span>
        )}
        <CopyButton text={number} name={name} />
      </dd>
    </div>
  )
}

/** What has to happen by when, and what happens automatically after that. */
function Follows({ refund, mine }: Pick<RefundHeadProps, 'refund' | 'mine'>) {
  const t = useTexts(shopRefundTexts)
  const dates = useDates()
  const left = timeLeft(refund, useNow())
  if (refund.isMoneyPaused) return null
  if (refund.refundStatus === refundStatuses.processing && refund.isMoneyStuck)
    return mine === 'mall' ? t.stuckForMall : t.stuckText
  if (!left || refund.deadlineAt === undefined) return null
  return known(t.follows, left.name)?.(dates.moment(refund.deadlineAt))
}
