import { useCall, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { useState } from 'react'
import { ShopForm } from './shop-form.tsx'
import { ownShopTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: ownShopTexts[locale].title, noIndex: true }
}

/** The shop's description of itself. A version that somebody else saved never replaces what is being written. */
export function Page() {
  const t = useTexts(ownShopTexts)
  const now = useCall('GET /bizConsole/queryOwnShop', {})
  const [saved, setSaved] = useState(now)
  return (
    <div className="mx-auto grid max-w-[1120px] gap-2 lg:gap-3">
      <h1 className="sr-only">{t.title}</h1>
      <ShopForm key={saved.version} shop={saved} now={now} onTake={setSaved} />
    </div>
  )
}
