import { ordersHref } from '@hojip/hrefs/orders'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ButtonLink, classNames, EmptiedPage, Pagination, TabLinks, TitleBar } from '@hojip/platform/ui'
import { NothingYet } from '@hojip/storefront-kit/storefront/nothing-yet'
import { useState } from 'react'
import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { OrderCard } from './order-card.tsx'
import { isNarrowed, listInput, orderSearch, orderTypes, type OrderSearch } from './order-search.ts'
import { periodOf } from './periods.ts'
import { PeriodForm } from './period-form.tsx'
import { PeriodMenu } from './period-menu.tsx'
import { SearchButton, SearchForm } from './search-form.tsx'
import { ordersTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: ordersTexts[locale].title, noIndex: true }
}

export function Page() {
  const t = useTexts(ordersTexts)
  const search = useSearch(orderSearch)
  const [searches, setSearches] = useState(false)
  const [nowMs] = useState(() => Date.now())
  const isOwnPeriod = periodOf(search, nowMs) === undefined
  const [choosesDays, setChoosesDays] = useState(isOwnPeriod)
  return (
    <>
      <TitleBar
        title={t.title}
        actions={<SearchButton open={searches} onPress={() => setSearches(!searches)} />}
      />
      <AccountFrame here="orders">
        <AccountTitle>{t.title}</AccountTitle>
        <div className="bg-surface max-lg:sticky max-lg:top-12 max-lg:z-20 max-lg:-mx-(--gutter) lg:flex lg:items-center lg:rounded-lg lg:pr-5 lg:pl-5">
          <StateTabs search={search} />
          <div
            className={classNames(
              'items-center gap-2 max-lg:border-t max-lg:border-line max-lg:px-4 max-lg:py-2 lg:flex lg:flex-none',
              searches || isNarrowed(search) ? 'flex' : 'hidden',
            )}
          >
            <PeriodMenu search={search} nowMs={nowMs} onOwnDays={() => setChoosesDays(true)} />
            <SearchForm key={search.words} search={search} />
          </div>
        </div>
        {choosesDays && <PeriodForm key={`${search.from} ${search.until}`} search={search} />}
        <OrderList search={search} />
      </AccountFrame>
    </>
  )
}

function StateTabs({ search }: { search: OrderSearch }) {
  const t = useTexts(ordersTexts)
  const counts = useCall('POST /bizOrder/queryOrderCount', {}, { live: 'order' })
  const tabs = orderTypes.map((type) => ({
    href: ordersHref({ ...search, type, page: 1 }),
    label: type === -1 ? t.all : t.states[type],
    // Only tabs with something to do show a count.
    count: type === 0 || type === 3 || type === 4 ? counts[type] || undefined : undefined,
    current: type === search.type,
  }))
  return (
    <TabLinks
      tabs={tabs}
      label={t.statesLabel}
      className="border-b-0! max-lg:gap-5! max-lg:px-4 max-lg:text-14! lg:min-w-0 lg:flex-1 lg:gap-5! xl:gap-7!"
    />
  )
}

function OrderList({ search }: { search: OrderSearch }) {
  const t = useTexts(ordersTexts)
  const navigate = useNavigate()
  const { list, total, pages } = useCall('POST /bizOrder/queryMyOrder', listInput(search), { live: 'order' })
  const pageHref = (page: number) => ordersHref({ ...search, page })
  if (list.length === 0 && pages > 0)
    return (
      <div className="mt-2 card lg:mt-3">
        <EmptiedPage firstHref={pageHref(1)} />
      </div>
    )
  if (list.length === 0) return <Nothing search={search} />
  return (
    <>
      <p role="status" className={search.words ? 'pt-3 text-13 text-ink-2' : 'sr-only'}>
        {search.words && t.found(search.words, total)}
      </p>
      <ul className="mt-2 grid gap-2 lg:mt-3 lg:gap-3">
        {list.map((order) => (
          <OrderCard key={order.pkId} order={order} />
        ))}
      </ul>
      <Pagination
        current={search.page}
        last={pages}
        hrefOf={pageHref}
        onJump={(page) => navigate(pageHref(page))}
      />
    </>
  )
}

function Nothing({ search }: { search: OrderSearch }) {
  const t = useTexts(ordersTexts)
  const { type } = search
  const words = isNarrowed(search)
  const isAll = type === -1 && !words
  return (
    <NothingYet
      title={words ? t.notFound : type === -1 ? t.empty.all : t.empty[type]}
      text={words ? t.notFoundHint : undefined}
      isSearch={words}
      action={
        !isAll && (
          <ButtonLink kind="outline" href={ordersHref()} className="min-h-11!">
            {t.seeAll}
          </ButtonLink>
        )
      }
    />
  )
}
