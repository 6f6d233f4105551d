import { batchHref, carriersHref } from '@hojip/hrefs/shipping'
import { useTexts } from '@hojip/platform/page'
import { TabLinks } from '@hojip/platform/ui'
import { carriersTexts } from './carriers/texts.ts'

/** The pages about shipping many orders, and the carriers of the shop. */
export function ShippingTabs({ current }: { current: 'batch' | 'carriers' }) {
  const t = useTexts(carriersTexts)
  const tabs = [
    { href: batchHref(), label: t.batch, current: current === 'batch' },
    { href: carriersHref, label: t.title, current: current === 'carriers' },
  ]
  return <TabLinks tabs={tabs} label={t.batch} />
}
