import { homeHref } from '@hojip/hrefs/browse'
import { orderHref, ordersHref } from '@hojip/hrefs/orders'
import { useTexts } from '@hojip/platform/page'
import { Breadcrumbs, Steps, TitleBar } from '@hojip/platform/ui'
import { refundTexts } from '../texts.ts'

type WizardHeadProps = { orderId: string; orderCode: string; title: string; step: 0 | 1 }

/** The heading of the pages for applying, with the current step. */
export function WizardHead({ orderId, orderCode, title, step }: WizardHeadProps) {
  const t = useTexts(refundTexts)
  const trail = [
    { label: t.home, href: homeHref },
    { label: t.orders, href: ordersHref() },
    { label: t.order(orderCode), href: orderHref(orderId) },
    { label: title },
  ]
  return (
    <>
      <TitleBar title={title} />
      <div className="wrap">
        <div className="max-lg:hidden">
          <Breadcrumbs trail={trail} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 py-3 lg:pt-1 lg:pb-4">
          <h1 className="text-24 font-bold max-lg:sr-only">{title}</h1>
          <Steps names={[...t.steps]} current={step} />
        </div>
      </div>
    </>
  )
}
