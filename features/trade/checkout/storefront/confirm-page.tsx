import { useCall, useSearch, type HeadInput, type PageHead } from '@hojip/platform/page'
import { useState } from 'react'
import { wantedOf } from '../rules/wanted-lines.ts'
import { confirmSearch } from './confirm-search.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { NothingToOrder } from './placing/confirm-outcomes.tsx'
import { checkoutTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: checkoutTexts[locale].title, noIndex: true }
}

/** The page that confirms an order: of one SKU bought directly, or of the ticked lines of the cart. */
export function Page() {
  const { spec, num } = useSearch(confirmSearch)
  return (
    <div className="wrap max-lg:px-3">
      {spec ? (
        <ConfirmOrder key={`${spec} ${num}`} from={[{ goodsSpecId: spec, goodsNum: num }]} />
      ) : (
        <FromCart />
      )}
    </div>
  )
}

/** Remembers the cart's first lines, because placing the order empties the cart while this page is still visible. */
function FromCart() {
  const cart = useCall('POST /appUserCart/queryByUserId', {})
  const [wanted] = useState(() => wantedOf(cart))
  return wanted.length > 0 ? <ConfirmOrder from={wanted} /> : <NothingToOrder />
}
