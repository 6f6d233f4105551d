import { categoryHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, Notice } from '@hojip/platform/ui'
import type { GoodsInfo } from '@hojip/catalog/contract'
import type { Buying } from '../../buy/use-buying.ts'
import { goodsTexts } from '../texts.ts'

export type CannotBuyProps = { info: GoodsInfo; buying: Buying }

/** Says why goods cannot be bought, and leads to others like them. */
export function CannotBuy({ info, buying }: CannotBuyProps) {
  const texts = useTexts(goodsTexts)
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
