import { applyHref } from '@hojip/hrefs/aftersales'
import { useCall, usePage, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ButtonLink, EmptyState } from '@hojip/platform/ui'
import { ApplicationForm } from './application-form.tsx'
import { waysTogether } from './application.ts'
import { refundableInput } from '../refund-search.ts'
import type { RefundableOrder } from '../../contract.ts'
import { applicationSearch, type ApplicationSearch } from '../application-search.ts'
import { refundTexts } from '../texts.ts'
import type { Before } from './use-application.ts'
import { WizardHead } from './wizard-head.tsx'

/** With the number of the order, since applications for several orders may be open beside each other. */
export function head({ locale, data }: HeadInput<RefundableOrder>): PageHead {
  return { title: `${refundTexts[locale].wizard} ${data.orderCode}`, noIndex: true }
}

export function Page() {
  const orderId = usePage('/orders/$id/applicationRefund').params.id
  const search = useSearch(applicationSearch)
  return search.refund ? (
    <Again orderId={orderId} search={search} />
  ) : (
    <Sheet orderId={orderId} search={search} />
  )
}

/** The page that edits an application, or applies again after a refused one. */
function Again({ orderId, search }: { orderId: string; search: ApplicationSearch }) {
  const before = useCall('GET /bizGoodsRefund/findById/{pkId}', { pkId: search.refund })
  return (
    <Sheet
      orderId={orderId}
      search={{ ...search, lines: [{ id: before.orderGoodsId, units: before.refundNum }] }}
      before={before}
    />
  )
}

type SheetProps = { orderId: string; search: ApplicationSearch; before?: Before }

function Sheet({ orderId, search, before }: SheetProps) {
  const t = useTexts(refundTexts)
  const order = useCall('GET /bizGoodsRefund/queryRefundable', refundableInput(orderId, search.refund))
  const chosen = order.lines.filter(({ orderGoodsId }) => search.lines.some(({ id }) => id === orderGoodsId))
  const lines = chosen.filter(({ canRefund }) => canRefund)
  const isPossible = lines.length > 0 && waysTogether(lines).length > 0
  const [title, text] =
    chosen.length === 0
      ? [t.nothingChosen, t.nothingChosenHint]
      : lines.length === 0
        ? [t.nothingToRefund, chosen[0]?.whyNot]
        : [t.noneTogether, t.noneTogetherHint]
  return (
    <>
      <WizardHead orderId={orderId} orderCode={order.orderCode} title={t.wizard} step={1} />
      <div className="wrap pb-4 lg:pb-8">
        {isPossible ? (
          <ApplicationForm
            key={lines.map(({ orderGoodsId }) => orderGoodsId).join()}
            order={order}
            lines={lines}
            chosen={search.lines}
            before={before}
          />
        ) : (
          <div className="card">
            <EmptyState
              title={title}
              text={text}
              action={
                <ButtonLink href={applyHref(orderId)} className="min-h-11!">
                  {t.chooseOthers}
                </ButtonLink>
              }
            />
          </div>
        )}
      </div>
    </>
  )
}
