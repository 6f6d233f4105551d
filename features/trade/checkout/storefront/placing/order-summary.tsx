import type { Address } from '@hojip/addresses/contract'
import { AddressLines, Consignee } from '@hojip/addresses/storefront/parts'
import { userAgreementHref } from '@hojip/hrefs/help'
import { policy } from '@hojip/policy'
import { useTexts } from '@hojip/platform/page'
import { Link, Picture, Price } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import type { Preview } from '../../contract.ts'
import { unitsOf } from '../../rules/preview-changes.ts'
import { checkoutTexts } from '../texts.ts'
import { minuteMs } from '@hojip/platform/clock'

/** The number of pictures that fit into one row. */
const pictured = 6

interface OrderSummaryProps {
  preview: Preview
  address: Address | undefined
  /** The desktop's button that places the order. */
  action: ReactNode
}

/** The sums and the recipient, repeated beside the button. */
export function OrderSummary({ preview, address, action }: OrderSummaryProps) {
  const t = useTexts(checkoutTexts)
  const lines = preview.submitOrderInfoList.flatMap((shop) => shop.submitOrderGoodsInfoList)
  // Where a shop does not deliver, no sum shows what would be paid.
  const isDelivered = preview.submitOrderInfoList.every(({ deliverable }) => deliverable)
  const row = (name: string, yuan: string | undefined) => (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd>{yuan === undefined ? t.none : <Price value={yuan} size="sm" tone="ink" exact />}</dd>
    </div>
  )
  return (
    <aside aria-label={t.summary} className="card p-3 max-lg:mt-2 lg:sticky lg:top-4 lg:p-5">
      <h2 className="mb-3 text-16 font-bold max-lg:sr-only">{t.summary}</h2>
      <p className="mb-3.5 flex gap-1.5 max-lg:hidden">
        {lines.slice(0, pictured).map((line) => (
          <Picture
            key={line.goodsSpecId}
            of={line.goodsPic}
            alt=""
            sizes="44px"
            className="size-11 rounded-sm"
          />
        ))}
      </p>
      <dl className="grid gap-2.5">
        {row(t.goodsMoney(unitsOf(preview)), preview.goodsMoney)}
        {row(
          t.shippingOf(preview.submitOrderInfoList.length),
          isDelivered ? preview.shippingMoney : undefined,
        )}
      </dl>
      <p className="mt-3 flex items-baseline justify-between lg:mt-3.5 lg:border-t lg:border-line lg:pt-3.5">
        <span className="max-lg:font-bold">{t.due}</span>
        {isDelivered ? <Price value={preview.totalMoney} exact className="lg:text-28!" /> : t.none}
      </p>
      {address && (
        <div className="mt-2.5 text-13 text-ink-3 max-lg:hidden">
          <p>
            {t.sentTo} <Consignee address={address} className="*:font-normal!" />
          </p>
          <AddressLines address={address} />
        </div>
      )}
      {action}
      <p className="mt-2.5 text-12 text-ink-3">
        {t.termsBefore}{' '}
        <Link href={userAgreementHref} className="text-jade-text underline underline-offset-3">
          {t.termsLink}
        </Link>
        {t.termsAfter(policy.payTimeoutMs / minuteMs)}
      </p>
    </aside>
  )
}
