import { ProductCards } from '../../product-cards.tsx'
import { useTexts } from '@hojip/platform/page'
import { Chip } from '@hojip/platform/ui'
import { useState } from 'react'
import { mixed } from '../../../rules/mixed.ts'
import { hrefOfCategory, type Floor } from '../floors-data.ts'
import { SectionHead } from './section-head.tsx'
import { homeTexts } from '../texts.ts'

const perRow = 5
/** Two full rows on desktop. */
const shown = 2 * perRow

/** Cuts to full rows when there is more than one. */
function inRows<T>(products: readonly T[]): T[] {
  return products.slice(0, products.length > perRow ? Math.floor(products.length / perRow) * perRow : perRow)
}

/** The tab with a mixture of all others. */
const all = ''

const sizes = '(min-width: 1280px) 243px, (min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw'

/** Two rows of five, three rows of three, or three rows of two. */
const columns = 'lg:grid-cols-5 max-md:[&>li:nth-child(n+7)]:hidden md:max-lg:[&>li:nth-child(n+10)]:hidden'

/** A theme of the home page, with a tab for each of its categories. */
export function HomeFloor({ floor: { slug, tabs, goods, name: written, intro } }: { floor: Floor }) {
  const texts = useTexts(homeTexts)
  const known = texts.floors[slug as keyof typeof texts.floors] as { name: string; text: string } | undefined
  // A category's own floor has the category as its first tab, so it needs no "all".
  const isTheme = (known ?? written) !== undefined && tabs.length > 1
  const [chosen, setChosen] = useState(isTheme ? all : (tabs[0]?.categoryId ?? all))
  const tab = tabs.find(({ categoryId }) => categoryId === chosen)
  const products = tab
    ? tab.goods
    : (goods ??
      mixed(
        tabs.map((one) => one.goods),
        shown,
      ))
  const name = written ?? known?.name ?? tabs[0]?.name ?? ''
  const text = intro ?? known?.text
  const chips = [...(isTheme ? [{ categoryId: all, name: texts.all }] : []), ...tabs]
  return (
    <section>
      <SectionHead
        title={name}
        {...(text === undefined ? {} : { text })}
        {...(tab ? { more: { href: hrefOfCategory(tab.categoryId, tab.goods), label: texts.more } } : {})}
      >
        {chips.length > 1 && (
          <div role="group" aria-label={texts.tabsOf(name)} className="flex gap-2 self-center max-lg:hidden">
            {chips.map((one) => (
              <Chip
                key={one.categoryId}
                selected={one.categoryId === chosen}
                onPress={() => setChosen(one.categoryId)}
              >
                {one.name}
              </Chip>
            ))}
          </div>
        )}
      </SectionHead>
      <ProductCards products={inRows(products.slice(0, shown))} columns={columns} sizes={sizes} />
    </section>
  )
}
