import { shopOrdersHref } from '@hojip/hrefs/orders'
import {
  useCall,
  useLazyCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ButtonLink, EmptyState, ListFoot, ListTabs, useWide } from '@hojip/platform/ui'
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

/** The shop's orders: what has to be shipped, the oldest first, and everything else behind tabs. */
export function Page() {
  const t = useTexts(shopOrdersTexts)
  const search = useSearch(shopSearch)
  const input = listInput(search)
  const { list, counts, total, pages } = useCall('POST /bizConsole/queryOrders', input)
  useLazyCall('POST /bizConsole/queryOrders', input, { everyMs: askEveryMs })
  const navigate = useNavigate()
  const isWide = useWide()
  const all = counts['0'] + counts['3'] + counts['4'] + counts['5'] + counts['99']
  const tabs = shopTypes.map((type) => ({
    href: shopOrdersHref({ type, page: 1, words: search.words }),
    label: type === -1 ? t.all : t.states[type],
    count: type === -1 ? all : counts[type],
    current: type === search.type,
  }))
  const pageHref = (page: number) => shopOrdersHref({ ...search, page })
  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      <SearchRow key={search.words} search={search} />
      <section className="mt-2 lg:mt-3 lg:overflow-hidden lg:card">
        <ListTabs tabs={tabs} label={t.statesLabel} />
        {list.length === 0 ? (
          <Nothing search={search} />
        ) : isWide ? (
          <OrdersTable orders={list} />
        ) : (
          <OrdersCards orders={list} />
        )}
        {list.length > 0 && (
          <ListFoot
            total={t.total(total)}
            current={search.page}
            last={pages}
            hrefOf={pageHref}
            onJump={(page) => navigate(pageHref(page))}
          />
        )}
      </section>
    </>
  )
}

function Nothing({ search: { type, words } }: { search: ShopSearch }) {
  const t = useTexts(shopOrdersTexts)
  return (
    <div className="max-lg:card">
      <EmptyState
        picture={words ? 'lost' : 'stall'}
        title={words ? t.notFound : type === -1 ? t.empty.all : t.empty[type]}
        action={
          type === -1 && !words ? undefined : (
            <ButtonLink href={shopOrdersHref({ type: -1, page: 1, words: '' })} className="min-h-11!">
              {t.seeAll}
            </ButtonLink>
          )
        }
      />
    </div>
  )
}
