import { homeHref } from '@hojip/hrefs/browse'
import { orderHref, ordersHref } from '@hojip/hrefs/orders'
import { policy } from '@hojip/policy'
import { useCall, useDates, usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ButtonLink, checkCircleFillIcon, Icon, Link, Price, priceText } from '@hojip/platform/ui'
import { PickedSlot } from '@hojip/storefront-kit/storefront/picked'
import { hourMs } from '@hojip/platform/clock'
import type { PaySchemes } from '../../contract.ts'
import { ClosedCard } from '../closed-card.tsx'
import { Confirming } from './confirming.tsx'
import { useRememberPaid } from '../methods/last-method.ts'
import { PayFooter } from '../pay-frame.tsx'
import { payTexts } from '../texts.ts'
import { useBareAddress } from './use-bare-address.ts'
import { useConfirmation } from './use-confirmation.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: payTexts[locale].paidHead, noIndex: true }
}

/** The page after paying. Gateways send the browser here whatever happened, so the page asks the server. */
export function Page() {
  const { id } = usePage('/pay/$id/success').params
  const schemes = useCall('GET /bizPay/querySchemes', { payId: id })
  const { stand, isLong } = useConfirmation(id, schemes)
  useBareAddress()
  return (
    <div className="mx-auto w-full max-w-[1088px] lg:px-6">
      {stand === 'paid' ? (
        <>
          <Paid schemes={schemes} />
          <div className="px-3 lg:px-0">
            <PickedSlot />
          </div>
        </>
      ) : stand === 'closed' ? (
        <ClosedCard payment={{ payId: id, schemes, stand, onTimeUp: () => undefined }} />
      ) : (
        <Confirming payId={id} isLong={isLong} />
      )}
      <PayFooter />
    </div>
  )
}

const shipHours = policy.shipByMs / hourMs

function Paid({ schemes }: { schemes: PaySchemes }) {
  useRememberPaid(schemes.payType)
  const t = useTexts(payTexts)
  const [only, ...more] = schemes.orders
  const isOne = more.length === 0
  const bought = only && isOne ? orderHref(only.pkId) : ordersHref()
  return (
    <section className="grid justify-items-center gap-2 bg-surface px-4 pt-10 pb-8 text-center lg:mt-6 lg:rounded-lg">
      <Icon of={checkCircleFillIcon} size={72} className="text-jade" />
      <h1 className="text-24 font-bold">{t.paidTitle}</h1>
      <p className="flex items-baseline gap-2 text-ink-3">
        {t.paidAmount}
        <Price value={schemes.totalMoney} size="lg" tone="ink" exact />
      </p>
      {isOne && <Arrives order={only} className="text-16" />}
      <p className="text-ink-2">{t.shipWithin(shipHours)}</p>
      <p className="text-13 text-ink-3">{t.sendTo(schemes.consignee)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink kind="jade" size="lg" href={bought}>
          {t.viewOrder}
        </ButtonLink>
        <ButtonLink size="lg" href={homeHref}>
          {t.goOn}
        </ButtonLink>
      </div>
      <ul className="mt-6 grid w-full max-w-150 gap-1 border-t border-line pt-4 text-left text-13 text-ink-2">
        {schemes.orders.map((order) => (
          <li key={order.pkId} className="flex items-baseline gap-3">
            <Link
              href={orderHref(order.pkId)}
              className="inline-block min-w-0 flex-1 py-1 hover:text-jade-text"
            >
              <b className="font-medium text-ink">{order.shopName}</b> {t.goods(order.goods)}
              {!isOne && <Arrives order={order} className="block" />}
            </Link>
            <span className="figures flex-none">{priceText(order.totalMoney)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When an order arrives, as it was promised before it was paid. */
function Arrives({
  order,
  className,
}: {
  order: PaySchemes['orders'][number] | undefined
  className: string
}) {
  const t = useTexts(payTexts)
  const dates = useDates()
  if (order?.arriveFromAt === undefined || order.arriveToAt === undefined) return null
  const [from, to] = [dates.day(order.arriveFromAt), dates.day(order.arriveToAt)]
  return <b className={`font-medium text-jade-text ${className}`}>{t.arrives(from, to)}</b>
}
