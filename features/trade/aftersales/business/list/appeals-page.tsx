import { appealHref, appealsHref } from '@hojip/hrefs/aftersales'
import {
  useCall,
  useLazyCall,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ListPage } from '@hojip/platform/console'
import { RefundList } from './refund-list.tsx'
import { appealsInput, faultsInput, mallRefundsSearch, mallTabs } from './refund-lists.ts'
import { shopRefundTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: shopRefundTexts[locale].appeals, noIndex: true }
}

/** Appeals to decide, decided appeals, and refunds that do not arrive. */
export function Page() {
  const t = useTexts(shopRefundTexts)
  const search = useSearch(mallRefundsSearch)
  const open = useLazyCall('POST /sysConsole/queryArbitrations', { pageSize: 1 }, { keepPrevious: true })
  const faults = useLazyCall('POST /sysConsole/queryRefundFaults', { pageSize: 1 }, { keepPrevious: true })
  const asked =
    search.tab === 'money'
      ? ({ call: 'POST /sysConsole/queryRefundFaults', input: faultsInput(search.page) } as const)
      : ({
          call: 'POST /sysConsole/queryArbitrations',
          input: appealsInput(search.tab, search.page),
        } as const)
  const found = useCall(asked.call, asked.input)
  return (
    <ListPage
      title={t.appeals}
      tabs={{
        label: t.mallTabsLabel,
        all: mallTabs,
        current: search.tab,
        names: t.mallTabs,
        counts: { open: open.data?.total, money: faults.data?.total },
        hrefOf: (tab) => appealsHref({ tab, page: 1 }),
      }}
      found={found}
      total={t.total(found.total)}
      page={search.page}
      hrefOf={(page) => appealsHref({ ...search, page })}
      empty={{ title: t.mallEmpty[search.tab], text: t.mallEmptyText[search.tab] }}
      cards={<RefundList refunds={found.list} hrefOf={({ pkId }) => appealHref(pkId)} mine="mall" />}
    />
  )
}
