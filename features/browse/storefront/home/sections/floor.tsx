import { GoodsCards } from '../../goods-cards.tsx'
import { useTexts } from '@hojip/platform/page'
import { Chip } from '@hojip/platform/ui'
import { useState } from 'react'
import { mixed } from '../../../rules/mixed.ts'
import { hrefOfCategory, type Floor } from '../floors-data.ts'
import { SectionHead } from './section-head.tsx'
import { homeTexts } from '../texts.ts'

const perRow = 5
/** Two rows. */
const shown = 2 * perRow

/** Whole rows where there is more than one. */
function inRows<T>(goods: readonly T[]): T[] {
  return goods.slice(0, goods.length > perRow ? Math.floor(goods.length / perRow) * perRow : perRow)
}

/** A mixture of all tabs. */
const all = ''

const sizes = '(min-width: 1280px) 243px, (min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw'

/** Two rows of five, three of three, three of two. */
const columns = 'lg:grid-cols-5 max-md:[&>li:nth-child(n+7)]:hidden md:max-lg:[&>li:nth-child(n+10)]:hidden'

/** A theme of the home page, and its categories to look at one by one. */
export function HomeFloor({ floor: { slug, tabs } }: { floor: Floor }) {
  const texts = useTexts(homeTexts)
  const known = texts.floors[slug as keyof typeof texts.floors] as { name: string; text: string } | undefined
  // A category of its own brings itself as the first tab: that is everything.
  const isTheme = known !== undefined && tabs.length > 1
  const [chosen, setChosen] = useState(isTheme ? all : (tabs[0]?.categoryId ?? all))
  const tab = tabs.find(({ categoryId }) => categoryId === chosen)
  const goods = tab
    ? tab.goods
    : mixed(
        tabs.map((one) => one.goods),
        shown,
      )
  const name = known?.name ?? tabs[0]?.name ?? ''
  const chips = [...(isTheme ? [{ categoryId: all, name: texts.all }] : []), ...tabs]
  return (
    <section>
      <SectionHead
        title={name}
        {...(known ? { text: known.text } : {})}
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
      <GoodsCards goods={inRows(goods.slice(0, shown))} columns={columns} sizes={sizes} />
    </section>
  )
}
