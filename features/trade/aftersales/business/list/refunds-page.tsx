import { shopRefundHref, shopRefundsHref } from '@hojip/hrefs/aftersales'
import { useCall, useSearch, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { ListPage } from '@hojip/platform/console'
import { ButtonLink } from '@hojip/platform/ui'
import { CodeSearch } from './code-search.tsx'
import { RefundList } from './refund-list.tsx'
import { shopInput, shopRefundsSearch, shopTabs, type ShopRefundsSearch } from './refund-lists.ts'
import { shopRefundTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: shopRefundTexts[locale].title, noIndex: true }
}

const askEveryMs = 15_000

/** The shop's applications: first those that wait for its answer, by deadline; the others are in further tabs. */
export function Page() {
  const t = useTexts(shopRefundTexts)
  const search = useSearch(shopRefundsSearch)
  const { code } = search
  const found = useCall('POST /bizConsole/queryRefunds', shopInput(search), {
    everyMs: askEveryMs,
    live: 'refund',
  })
  return (
    <ListPage
      title={t.title}
      search={<CodeSearch key={code} search={search} />}
      tabs={{
        label: t.tabsLabel,
        all: shopTabs,
        current: search.tab,
        names: t.tabs,
        counts: found.counts,
        hrefOf: (tab) => shopRefundsHref({ tab, page: 1, code }),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => shopRefundsHref({ ...search, page })}
      empty={emptyOf(t, search)}
      cards={<RefundList refunds={found.list} hrefOf={({ pkId }) => shopRefundHref(pkId)} mine="shop" />}
    />
  )
}

function emptyOf(t: (typeof shopRefundTexts)['zh-CN'], { tab, code }: ShopRefundsSearch) {
  const seeAll = (
    <ButtonLink href={shopRefundsHref({ tab: 'all' })} className="min-h-11!">
      {t.seeAll}
    </ButtonLink>
  )
  return {
    picture: code ? ('lost' as const) : ('stall' as const),
    title: code ? t.notFound : t.empty[tab],
    text: code && t.notFoundText,
    action: (code || tab !== 'all') && seeAll,
  }
}
