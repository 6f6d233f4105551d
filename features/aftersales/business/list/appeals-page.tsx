import { appealHref, appealsHref } from '@hojip/hrefs/aftersales'
import type { Output } from '@hojip/platform/client'
import {
  useCall,
  useLazyCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { EmptyState, ListFoot, ListTabs } from '@hojip/platform/ui'
import { RefundList } from './refund-list.tsx'
import {
  appealsInput,
  faultsInput,
  mallRefundsSearch,
  mallTabs,
  type MallRefundsSearch,
} from './refund-lists.ts'
import { shopRefundTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return {
    title: shopRefundTexts[locale].appeals,
    noIndex: true,
  }
}

/** What the mall has to decide, has decided, and the refunds that do not arrive. */
export function Page() {
  const t = useTexts(shopRefundTexts)
  const search = useSearch(mallRefundsSearch)
  const open = useLazyCall('POST /sysConsole/queryArbitrations', { pageSize: 1 }, { keepPrevious: true })
  const faults = useLazyCall('POST /sysConsole/queryRefundFaults', { pageSize: 1 }, { keepPrevious: true })
  const counts = { open: open.data?.total, decided: undefined, money: faults.data?.total }
  const tabs = mallTabs.map((tab) => ({
    href: appealsHref({ tab, page: 1 }),
    label: t.mallTabs[tab],
    count: counts[tab],
    current: tab === search.tab,
  }))
  return (
    <>
      <h1 className="sr-only">{t.appeals}</h1>
      <section aria-label={t.appeals} className="lg:overflow-hidden lg:card">
        <ListTabs tabs={tabs} label={t.mallTabsLabel} />
        {search.tab === 'money' ? <Faults search={search} /> : <Appeals search={search} state={search.tab} />}
      </section>
    </>
  )
}

type OfSearch = { search: MallRefundsSearch }

function Appeals({ search, state }: OfSearch & { state: 'open' | 'decided' }) {
  return (
    <Shown
      search={search}
      found={useCall('POST /sysConsole/queryArbitrations', appealsInput(state, search.page))}
    />
  )
}

function Faults({ search }: OfSearch) {
  return (
    <Shown search={search} found={useCall('POST /sysConsole/queryRefundFaults', faultsInput(search.page))} />
  )
}

function Shown({ search, found }: OfSearch & { found: Output<'POST /sysConsole/queryArbitrations'> }) {
  const t = useTexts(shopRefundTexts)
  const navigate = useNavigate()
  const { list, total, pages } = found
  const pageHref = (page: number) => appealsHref({ ...search, page })
  if (list.length === 0)
    return (
      <div className="max-lg:card">
        <EmptyState title={t.mallEmpty[search.tab]} text={t.mallEmptyText[search.tab]} />
      </div>
    )
  return (
    <>
      <RefundList refunds={list} hrefOf={({ pkId }) => appealHref(pkId)} mine="mall" />
      <ListFoot
        total={t.total(total)}
        current={search.page}
        last={pages}
        hrefOf={pageHref}
        onJump={(page) => navigate(pageHref(page))}
      />
    </>
  )
}
