import { productHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { Link, Picture, Price, Skeleton } from '@hojip/platform/ui'
import type { ChatCard } from '../../contract.ts'
import type { ShownOrder, Sides } from './sides.ts'
import { messageTexts } from './texts.ts'

/** An order, product or offer as it is now; a placeholder until it was read. */
export function CardView({
  type,
  card,
  sides,
}: {
  type: 4 | 5 | 6
  card: ChatCard | undefined
  sides: Sides
}) {
  const t = useTexts(messageTexts)
  if (!card)
    return (
      <Skeleton className={type !== 5 ? 'h-36 w-66 rounded-lg lg:w-82' : 'h-24 w-66 rounded-lg lg:w-75'} />
    )
  if (card.order) return <OrderCard order={card.order} sides={sides} />
  if (card.goods) return <ProductLine product={card.goods} sides={sides} />
  if (card.offer) return sides.offerCard(card.offer)
  return (
    <p className="rounded-lg bg-surface px-3.5 py-3 text-13 text-ink-3">
      {type === 4 ? t.orderGone : type === 5 ? t.productGone : t.offerGone}
    </p>
  )
}

function OrderCard({ order, sides }: { order: ShownOrder; sides: Sides }) {
  const t = useTexts(messageTexts)
  const links = sides.orderLinks(order)
  return (
    <div className="w-71 max-w-full overflow-hidden rounded-lg bg-surface text-13 shadow-e-0 lg:w-82">
      <p className="flex items-baseline justify-between gap-3 border-b border-line px-3 py-2.5 text-12">
        <span translate="no" className="figures truncate text-ink-3">
          {order.orderCode}
        </span>
        <span className="flex-none font-medium text-jade-text">{sides.orderStates[order.orderStatus]}</span>
      </p>
      <div className="flex items-center gap-2 p-3">
        {[...new Set(order.goodsPics)].map((picture) => (
          <Picture key={picture} of={picture} alt="" sizes="52px" className="size-13 rounded-sm" />
        ))}
        <span className="ml-auto grid flex-none justify-items-end gap-0.5">
          <Price value={order.totalMoney} size="sm" tone="ink" exact />
          <span className="text-ink-3">{t.pieces(order.goodsNum)}</span>
        </span>
      </div>
      <bdi className="block truncate px-3 pb-2 text-12 text-ink-2">{order.goodsName}</bdi>
      {links && <p className="flex gap-2 px-3 pb-3">{links}</p>}
    </div>
  )
}

function ProductLine({ product, sides }: { product: NonNullable<ChatCard['goods']>; sides: Sides }) {
  const t = useTexts(messageTexts)
  return (
    <Link
      href={productHref(product.goodsId)}
      {...(sides.opensAside ? { target: '_blank', rel: 'noreferrer' } : {})}
      className="grid w-66 max-w-full grid-cols-[72px_minmax(0,1fr)] gap-3 rounded-lg bg-surface p-3 shadow-e-0 lg:w-75"
    >
      <Picture of={product.goodsPic} alt="" sizes="72px" className="size-18 rounded-md" />
      <span className="grid content-between gap-1">
        <bdi className="line-clamp-2 text-13 leading-normal">{product.goodsName}</bdi>
        {product.isOnSale ? (
          <Price value={product.price} size="sm" />
        ) : (
          <span className="text-12 text-ink-3">{t.offSale}</span>
        )}
      </span>
    </Link>
  )
}
