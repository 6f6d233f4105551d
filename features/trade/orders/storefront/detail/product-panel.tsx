import { applyHref, refundsHref } from '@hojip/hrefs/aftersales'
import { productHref } from '@hojip/hrefs/browse'
import { chatHref } from '@hojip/hrefs/chat'
import { snapshotHref } from '@hojip/hrefs/orders'
import { useHasPage, useTexts } from '@hojip/platform/page'
import { headsetIcon, Icon, Link } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { Order } from '../../contract.ts'
import { LineAfterSales } from '../after-sales-links.tsx'
import { OrderProduct } from '../../parts/order-product.tsx'
import { Panel } from '../../parts/detail/panel.tsx'
import { ordersTexts } from '../texts.ts'

/** The bought products, and their shop. */
export function ProductPanel({ order }: { order: Order }) {
  const t = useTexts(ordersTexts)
  const hasPage = useHasPage()(refundsHref())
  const title = (
    <>
      <ShopMark mark={order.mark} hue={order.hue} size={24} />
      {order.shopName}
      <Link
        href={chatHref({ shop: order.shopId, order: order.pkId })}
        className="inline-flex min-h-8 items-center gap-1 text-13 font-normal text-jade-text"
      >
        <Icon of={headsetIcon} size={14} />
        {t.chat}
      </Link>
    </>
  )
  const together = hasPage && order.goodsInfoList.filter(({ canRefund }) => canRefund).length > 1 && (
    <Link href={applyHref(order.pkId)} className="inline-flex min-h-8 items-center text-jade-text">
      {t.askRefundTogether}
    </Link>
  )
  return (
    <Panel title={title} more={together}>
      <ul className="grid gap-3">
        {order.goodsInfoList.map((line) => (
          <li key={line.orderGoodsId}>
            <OrderProduct
              line={line}
              href={productHref(line.goodsId, line.goodsSpecId)}
              usualReturns
              note={order.partShipped && t.shippedOf(line.shippedNum, line.goodsNum)}
            />
            <p className="mt-1 flex flex-wrap items-center justify-end gap-2">
              <LineAfterSales orderId={order.pkId} line={line} />
              <Link
                href={snapshotHref(order.pkId, line.orderGoodsId)}
                aria-label={`${t.snapshotLink} ${line.goodsName}`}
                className="inline-flex min-h-8 items-center text-12 text-ink-3 hover:text-jade-text"
              >
                {t.snapshotLink}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
