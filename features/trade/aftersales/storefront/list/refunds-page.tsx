import { AccountFrame, AccountTitle } from '@hojip/accounts/storefront/account'
import { refundsHref } from '@hojip/hrefs/aftersales'
import { ordersHref } from '@hojip/hrefs/orders'
import {
  useCall,
  useNavigate,
  useSearch,
  useTexts,
  type HeadInput,
  type PageHead,
} from '@hojip/platform/page'
import { ButtonLink, EmptiedPage, EmptyState, Pagination, TabLinks, TitleBar } from '@hojip/platform/ui'
import { OpenOffers } from './open-offers.tsx'
import { RefundCard } from './refund-card.tsx'
import { listInput, refundGroups, refundsSearch, type RefundGroup } from '../refund-search.ts'
import { refundTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: refundTexts[locale].listTitle, noIndex: true }
}

/** Only tabs of open applications show a count. */
const counted = ['submitted', 'processing', 'rejected'] as const

export function Page() {
  const t = useTexts(refundTexts)
  const navigate = useNavigate()
  const search = useSearch(refundsSearch)
  const { list, pages, counts } = useCall('POST /bizGoodsRefund/queryRefundList', listInput(search), {
    live: 'refund',
  })
  const tabs = refundGroups.map((group) => ({
    href: refundsHref({ group, page: 1 }),
    label: t.groups[group],
    count: counted.some((one) => one === group) ? counts[group] || undefined : undefined,
    current: group === search.group,
  }))
  const pageHref = (page: number) => refundsHref({ ...search, page })
  return (
    <>
      <TitleBar title={t.listTitle} />
      <AccountFrame here="afterSales">
        <AccountTitle>{t.listTitle}</AccountTitle>
        <div className="bg-surface max-lg:sticky max-lg:top-12 max-lg:z-20 max-lg:-mx-(--gutter) lg:rounded-lg lg:px-5">
          <TabLinks
            tabs={tabs}
            label={t.groupsLabel}
            className="border-b-0! max-lg:gap-5! max-lg:px-4 max-lg:text-14! lg:gap-7!"
          />
        </div>
        {search.group === 'all' && <OpenOffers />}
        {list.length === 0 ? (
          <div className="mt-2 card lg:mt-3">
            {pages > 0 ? <EmptiedPage firstHref={pageHref(1)} /> : <Nothing group={search.group} />}
          </div>
        ) : (
          <>
            <ul className="mt-2 grid gap-2 pb-2 lg:mt-3 lg:gap-3">
              {list.map((refund) => (
                <RefundCard key={refund.pkId} refund={refund} />
              ))}
            </ul>
            <Pagination
              current={search.page}
              last={pages}
              hrefOf={pageHref}
              onJump={(page) => navigate(pageHref(page))}
            />
          </>
        )}
      </AccountFrame>
    </>
  )
}

function Nothing({ group }: { group: RefundGroup }) {
  const t = useTexts(refundTexts)
  const isAll = group === 'all'
  return (
    <EmptyState
      title={t.empty[group]}
      text={isAll ? t.emptyHint : undefined}
      action={
        <ButtonLink
          kind={isAll ? 'jade' : 'outline'}
          href={isAll ? ordersHref() : refundsHref()}
          className="min-h-11!"
        >
          {isAll ? t.toOrders : t.seeAll}
        </ButtonLink>
      }
    />
  )
}
