import { applicationHref, refundHref } from '@hojip/hrefs/aftersales'
import { isUnderWay } from '@hojip/orders/rules'
import { useTexts, useDates } from '@hojip/platform/page'
import { ButtonLink, Checkbox, Stepper } from '@hojip/platform/ui'
import type { RefundableLine } from '../../contract.ts'
import { LineFacts } from './line-facts.tsx'
import { refundTexts } from '../texts.ts'

type ApplyLineProps = {
  line: RefundableLine
  orderId: string
  ticked: boolean
  onTick: (on: boolean) => void
  units: number
  onUnits: (units: number) => void
}

/** A bought line, with a checkbox for applying together with others and a button for applying alone. */
export function ApplyLine({ line, orderId, ticked, onTick, units, onUnits }: ApplyLineProps) {
  const t = useTexts(refundTexts)
  const dates = useDates()
  const { goodsName, canRefund, maxNum, refundId, deadline, faultDeadline, whyNot } = line
  const isMoving = refundId !== undefined && isUnderWay(line.refundStatus)
  const until = deadline ?? faultDeadline
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2.5 py-4 first:pt-0 last:pb-0 lg:grid-cols-[auto_minmax(0,1fr)_auto_auto] lg:items-center lg:gap-x-6">
      <Checkbox
        checked={ticked && canRefund}
        disabled={!canRefund}
        aria-label={goodsName}
        onChange={(event) => onTick(event.target.checked)}
        className="max-lg:mt-6"
      />
      <div className="min-w-0">
        <LineFacts line={line} />
        {!canRefund && whyNot && <p className="mt-1.5 text-12 text-ink-3">{whyNot}</p>}
        {canRefund && until && <p className="mt-1.5 text-12 text-ink-3">{t.until(dates.stamp(until))}</p>}
      </div>
      <div className="max-lg:col-start-2">
        {canRefund && maxNum > 1 ? (
          <Stepper
            value={units}
            onChange={onUnits}
            max={maxNum}
            label={t.units(goodsName)}
            hint={t.atMost(maxNum)}
          />
        ) : (
          canRefund && <span className="text-12 text-ink-3">{t.atMost(maxNum)}</span>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-lg:col-start-2">
        {canRefund && (
          <ButtonLink
            kind="jadeLine"
            size="sm"
            href={applicationHref(orderId, [{ id: line.orderGoodsId, units }])}
            aria-label={t.applyOneOf(goodsName)}
            className="min-h-9!"
          >
            {t.applyOne}
          </ButtonLink>
        )}
        {refundId && (isMoving || !canRefund) && (
          <ButtonLink
            size="sm"
            href={refundHref(refundId)}
            aria-label={t.seeRefundOf(goodsName)}
            className="min-h-9!"
          >
            {t.seeRefund}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
