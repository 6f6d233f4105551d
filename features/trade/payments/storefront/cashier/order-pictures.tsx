import { useTexts } from '@hojip/platform/page'
import { Disclosure, Picture } from '@hojip/platform/ui'
import { OrderLines } from '../order-lines.tsx'
import { payTexts } from '../texts.ts'
import type { Payment } from '../use-payment.ts'

/** As many pictures as fit into one row of a phone. */
const pictured = 4

/** The orders of the payment at a glance: the pictures of their products and, on demand, each order's price. */
export function OrderPictures({ payment }: { payment: Payment }) {
  const t = useTexts(payTexts)
  const { orders } = payment.schemes
  const products = orders.flatMap((order) => order.goods)
  const count = products.reduce((sum, { num }) => sum + num, 0)
  return (
    <section aria-label={t.orderDetails} className="mt-2 bg-surface px-4 py-2.5">
      <Disclosure
        summary={
          <span className="flex flex-1 items-baseline justify-between text-ink-2">
            {t.orderCount(orders.length)}
            <span>{t.pieces(count)}</span>
          </span>
        }
        className="text-13 text-ink-2"
      >
        <OrderLines payment={payment} />
      </Disclosure>
      <p className="mt-1 mb-1.5 flex gap-2">
        {products.slice(0, pictured).map(({ pkId, name, pic }) => (
          <Picture key={pkId} of={pic ?? ''} alt={name} sizes="64px" className="size-16 rounded-md" />
        ))}
      </p>
    </section>
  )
}
