import { shopRefundHref, shopRefundsHref } from '@hojip/hrefs/aftersales'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ButtonLink, EmptyState, ListFoot, ListTabs } from '@hojip/platform/ui'
import { CodeSearch } from './code-search.tsx'
import { RefundList } from './refund-list.tsx'
import { shopInput, shopRefundsSearch, shopTabs, type ShopRefundsSearch } from './refund-lists.ts'
import { shopRefundTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return {
    title: shopRefundTexts[locale].title,
    noIndex: true,
  }
}

const askEveryMs = 15_000

/** The shop's applications: what waits for its answer, the shortest time first, and everything else behind tabs. */
export function Page() {
  const t = useTexts(shopRefundTexts)
  const search = useSearch(shopRefundsSearch)
  const { code } = search
  const found = useCall('POST /bizConsole/queryRefunds', shopInput(search), { everyMs: askEveryMs })
  const { list, total, pages, counts } = found
  const navigate = useNavigate()
  const tabs = shopTabs.map((tab) => ({
    href: shopRefundsHref({ tab, page: 1, code }),
    label: t.tabs[tab],
    count: counts[tab],
    current: tab === search.tab,
  }))
  const pageHref = (page: number) => shopRefundsHref({ ...search, page })
  return (
    <>
      <h1 className="sr-only">{t.title}</h1>
      <CodeSearch key={code} search={search} />
      <section aria-label={t.title} className="mt-2 lg:mt-3 lg:overflow-hidden lg:card">
        <ListTabs tabs={tabs} label={t.tabsLabel} />
        {list.length === 0 ? (
          <Nothing search={search} />
        ) : (
          <RefundList refunds={list} hrefOf={({ pkId }) => shopRefundHref(pkId)} mine="shop" />
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

function Nothing({ search: { tab, code } }: { search: ShopRefundsSearch }) {
  const t = useTexts(shopRefundTexts)
  const seeAll = (
    <ButtonLink href={shopRefundsHref({ tab: 'all', page: 1, code: '' })} className="min-h-11!">
      {t.seeAll}
    </ButtonLink>
  )
  return (
    <div className="max-lg:card">
      <EmptyState
        picture={code ? 'lost' : 'stall'}
        title={code ? t.notFound : t.empty[tab]}
        text={code && t.notFoundText}
        action={(code || tab !== 'all') && seeAll}
      />
    </div>
  )
}
