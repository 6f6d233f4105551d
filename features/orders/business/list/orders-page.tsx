import { shopOrdersHref } from '@hojip/hrefs/orders'
import {
  useCall,
  useLazyCall,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ListPage } from '@hojip/platform/console'
import { ButtonLink } from '@hojip/platform/ui'
import { BatchBar } from './batch-bar.tsx'
import { useChosen } from './chosen.ts'
import { OrdersCards } from './orders-cards.tsx'
import { OrdersTable } from './orders-table.tsx'
import { SearchRow } from './search-row.tsx'
import { listInput, shopSearch, shopTypes, type ShopSearch } from './shop-search.ts'
import { shopOrdersTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return {
    title: shopOrdersTexts[locale].title,
    noIndex: true,
  }
}

const askEveryMs = 10_000

/** The shop's orders: those to ship first, the oldest on top, and all others behind tabs. */
export function Page() {
  const t = useTexts(shopOrdersTexts)
  const search = useSearch(shopSearch)
  const input = listInput(search)
  const found = useCall('POST /bizConsole/queryOrders', input)
  useLazyCall('POST /bizConsole/queryOrders', input, { everyMs: askEveryMs, live: 'order' })
  const { list, counts } = found
  const chosen = useChosen(`${search.type} ${search.words}`)
  const all = counts['0'] + counts['3'] + counts['4'] + counts['5'] + counts['99']
  const tabs = shopTypes.map((type) => ({
    href: shopOrdersHref({ type, page: 1, words: search.words }),
    label: type === -1 ? t.all : t.states[type],
    count: type === -1 ? all : counts[type],
    current: type === search.type,
  }))
  return (
    <>
      <ListPage
        title={t.title}
        search={<SearchRow key={search.words} search={search} />}
        tabs={tabs}
        tabsLabel={t.statesLabel}
        found={found}
        total={t.total(found.total)}
        page={search.page}
        hrefOf={(page) => shopOrdersHref({ ...search, page })}
        empty={emptyOf(t, search)}
        table={<OrdersTable orders={list} chosen={chosen} />}
        cards={<OrdersCards orders={list} chosen={chosen} />}
      />
      <BatchBar chosen={chosen} waiting={search.type === 3 && !search.words ? found.total : 0} />
    </>
  )
}

function emptyOf(t: (typeof shopOrdersTexts)['zh-CN'], { type, words }: ShopSearch) {
  const seeAll = (
    <ButtonLink href={shopOrdersHref({ type: -1 })} className="min-h-11!">
      {t.seeAll}
    </ButtonLink>
  )
  return {
    picture: words ? ('lost' as const) : ('stall' as const),
    title: words ? t.notFound : type === -1 ? t.empty.all : t.empty[type],
    action: type === -1 && !words ? undefined : seeAll,
  }
}
