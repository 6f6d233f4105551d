import { measuresHref } from '@hojip/hrefs/reports'
import { toast, useTexts, useWrite } from '@hojip/platform/page'
import { classNames, Link } from '@hojip/platform/ui'
import type { ShopProduct } from '../../contract.ts'
import { productsTexts } from '../texts.ts'
import { useProductList } from './product-list.ts'

/** Takes a product off sale or puts it back; a message offers the way back. */
export function OnSaleButton({ product, className }: { product: ShopProduct; className?: string }) {
  const t = useTexts(productsTexts)
  const { mayEditPrice } = useProductList()
  const change = useWrite('POST /bizConsole/changeProductsOnSale', {
    refreshes: ['POST /bizConsole/queryProducts'],
    onSuccess: (_, { goodsIds, isOnSale }) =>
      toast('success', isOnSale ? t.putOn(product.goodsName) : t.takenOff(product.goodsName), {
        label: t.undo,
        run: () => change.run({ goodsIds, isOnSale: !isOnSale }),
      }),
  })
  if (product.takenDownAt)
    return (
      <Link
        href={measuresHref()}
        aria-label={`${t.whyDown}: ${product.goodsName}`}
        className={classNames('text-jade-text underline-offset-3 hover:underline', className)}
      >
        {t.whyDown}
      </Link>
    )
  if (!mayEditPrice) return null
  const isOnSale = product.state !== 'warehouse'
  const label = isOnSale ? t.takeOff : t.putOnSale
  return (
    <button
      type="button"
      aria-label={`${label}: ${product.goodsName}`}
      aria-busy={change.isRunning || undefined}
      onClick={() => change.isRunning || change.run({ goodsIds: [product.pkId], isOnSale: !isOnSale })}
      className={classNames('min-h-6 text-jade-text underline-offset-3 hover:underline', className)}
    >
      {label}
    </button>
  )
}
