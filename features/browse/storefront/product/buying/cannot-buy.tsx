import { categoryHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, Notice } from '@hojip/platform/ui'
import type { ProductInfo } from '@hojip/catalog/contract'
import type { Buying } from '../../buy/use-buying.ts'
import { StockAlertSlot } from '../../buy/stock-alert-slot.tsx'
import { cannotBuyTexts } from './texts.ts'

export type CannotBuyProps = { info: ProductInfo; buying: Buying }

/** Tells why a product cannot be bought, and links to similar ones. */
export function CannotBuy({ info, buying }: CannotBuyProps) {
  const texts = useTexts(cannotBuyTexts)
  const { categoryPath } = info
  return (
    <Notice
      tone="amber"
      action={
        <span className="flex flex-wrap gap-2">
          {buying.state === 'soldOut' && <StockAlertSlot specs={buying.specs} isMain />}
          {categoryPath.length > 0 && (
            <ButtonLink href={categoryHref(categoryPath.map(({ pkId }) => pkId))}>{texts.similar}</ButtonLink>
          )}
        </span>
      }
    >
      {buying.state === 'offShelf' ? texts.offShelf : texts.soldOut}
    </Notice>
  )
}
