import { categoryHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, Notice } from '@hojip/platform/ui'
import type { ProductInfo } from '@hojip/catalog/contract'
import type { Buying } from '../../buy/use-buying.ts'
import { productTexts } from '../texts.ts'

export type CannotBuyProps = { info: ProductInfo; buying: Buying }

/** Tells why a product cannot be bought, and links to similar ones. */
export function CannotBuy({ info, buying }: CannotBuyProps) {
  const texts = useTexts(productTexts)
  const { categoryPath } = info
  return (
    <Notice
      tone="amber"
      action={
        categoryPath.length > 0 && (
          <ButtonLink href={categoryHref(categoryPath.map(({ pkId }) => pkId))} size="sm">
            {texts.similar}
          </ButtonLink>
        )
      }
    >
      {buying.state === 'offShelf' ? texts.offShelf : texts.soldOut}
    </Notice>
  )
}
