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
import { BatchBar } from './batch/batch-bar.tsx'
import { useChosen } from './batch/chosen.ts'
import { OrdersCards } from './orders-cards.tsx'
import { OrdersTable } from './orders-table.tsx'
import { SearchRow } from './search-row.tsx'
import { isSearch, listInput, shopSearch, shopTypes, type ShopSearch } from './shop-search.ts'
import { shopOrdersTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: shopOrdersTexts[locale].title, noIndex: true }
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
  const chosen = useChosen(shopOrdersHref({ ...search, page: 1 }))
  const all = counts['0'] + counts['3'] + counts['4'] + counts['5'] + counts['99']
  return (
    <>
      <ListPage
        title={t.title}
        search={<SearchRow key={shopOrdersHref({ ...search, type: -1, page: 1 })} search={search} />}
        tabs={{
          label: t.statesLabel,
          all: shopTypes,
          current: search.type,
          names: { ...t.states, [-1]: t.all },
          counts: { ...counts, [-1]: all },
          hrefOf: (type) => shopOrdersHref({ ...search, type, page: 1 }),
        }}
        found={found}
        total={t.total(found.total)}
        page={search.page}
        hrefOf={(page) => shopOrdersHref({ ...search, page })}
        empty={emptyOf(t, search, all > 0)}
        table={<OrdersTable orders={list} chosen={chosen} />}
        cards={<OrdersCards orders={list} chosen={chosen} />}
      />
      <BatchBar chosen={chosen} waiting={search.type === 3 && !isSearch(search) ? found.total : 0} />
    </>
  )
}

/** A search that finds nothing says what was searched for; where only the other tabs have some, it leads to all. */
function emptyOf(t: (typeof shopOrdersTexts)['zh-CN'], search: ShopSearch, isElsewhere: boolean) {
  const { type, words } = search
  const link = (href: string, label: string) => (
    <ButtonLink href={href} className="min-h-11!">
      {label}
    </ButtonLink>
  )
  if (!isSearch(search))
    return {
      picture: 'stall' as const,
      title: type === -1 ? t.empty.all : t.empty[type],
      action: type === -1 ? undefined : link(shopOrdersHref({ type: -1 }), t.seeAll),
    }
  const elsewhere = link(shopOrdersHref({ ...search, type: -1, page: 1 }), t.seeAllFound)
  return {
    picture: 'lost' as const,
    title: isElsewhere && type !== -1 ? t.notInState(t.states[type]) : t.notFound(words),
    action: isElsewhere ? elsewhere : link(shopOrdersHref({ type }), t.clearSearch),
  }
}
