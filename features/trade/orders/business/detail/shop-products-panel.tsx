import { productHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { OrderProduct } from '../../parts/order-product.tsx'
import { Panel } from '../../parts/detail/panel.tsx'
import type { Order } from '../../contract.ts'
import { shopOrdersTexts } from '../texts.ts'

/** The products to be packed, and how many of each have already left. */
export function ShopProductsPanel({ order }: { order: Order }) {
  const t = useTexts(shopOrdersTexts)
  const pieces = order.goodsInfoList.reduce((sum, { goodsNum }) => sum + goodsNum, 0)
  return (
    <Panel title={t.goods} more={t.pieces(pieces)}>
      <ul className="grid gap-4">
        {order.goodsInfoList.map((line) => (
          <li key={line.orderGoodsId}>
            <OrderProduct
              line={line}
              href={productHref(line.goodsId)}
              note={order.partShipped && t.shippedOf(line.shippedNum, line.goodsNum)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
