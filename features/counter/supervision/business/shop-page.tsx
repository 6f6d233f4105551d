import { shopHref } from '@hojip/hrefs/browse'
import { superviseHref } from '@hojip/hrefs/supervision'
import { DetailNote, DetailPage, DetailState, HistoryCard, NumberList } from '@hojip/platform/console'
import {
  useCall,
  useLazyCall,
  usePage,
  useTexts,
  type HeadInput,
  type PageHead,
  useDates,
} from '@hojip/platform/page'
import { known } from '@hojip/platform/known'
import type { FoundShop } from '../contract.ts'
import { LimitCard } from './limit-card.tsx'
import { ShopActs } from './shop-acts.tsx'
import { StateTag } from './state-tag.tsx'
import { supervisionTexts, type SupervisionTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: supervisionTexts[locale].title, noIndex: true }
}

const everyMs = 2_000

/** One shop in numbers, and what operators can do about it. */
export function Page() {
  const t = useTexts(supervisionTexts)
  const dates = useDates()
  const pkId = usePage('/business/shops/$id').params.id
  const first = useCall('GET /sysConsole/findShop/{pkId}', { pkId })
  // Its products follow a shop that was closed or opened.
  const watched = useLazyCall(
    'GET /sysConsole/findShop/{pkId}',
    { pkId },
    { when: first.isFollowing, everyMs },
  )
  const shop = watched.data ?? first
  const { shopName, slug, state, gmtCreate, closeReason, closeTime, isFollowing } = shop
  return (
    <DetailPage
      back={{ href: superviseHref(), label: t.back }}
      head={
        <div className="flex flex-wrap items-start gap-4 px-4 py-4 lg:px-5">
          <DetailState
            heading={
              <span className="flex flex-wrap items-center gap-2">
                <bdi>{shopName}</bdi>
                <StateTag state={state} />
              </span>
            }
            text={t.sinceDay(dates.figures(gmtCreate))}
          />
          <div className="flex items-center gap-4 max-md:w-full max-md:justify-between">
            <a href={shopHref(pkId, slug)} className="inline-flex min-h-11 items-center text-14 link">
              {t.toShop}
            </a>
            <ShopActs shop={shop} />
          </div>
        </div>
      }
      notes={
        <>
          {closeReason && closeTime && (
            <DetailNote>
              {t.closedNote(known(t.reasons, closeReason) ?? closeReason, dates.stamp(closeTime))}
            </DetailNote>
          )}
          {isFollowing && (
            <DetailNote>
              <span role="status">{state === 'closed' ? t.takingOff : t.puttingBack}</span>
            </DetailNote>
          )}
        </>
      }
      side={<History shop={shop} />}
    >
      <Numbers shop={shop} />
      <LimitCard shop={shop} />
    </DetailPage>
  )
}

function Numbers({ shop }: { shop: FoundShop }) {
  const t = useTexts(supervisionTexts)
  const numbers = [
    [t.numbers.onSale, shop.onSaleNum],
    [t.numbers.products, shop.goodsNum],
    [t.numbers.orders, shop.orderNum],
    [t.numbers.openOrders, shop.openOrderNum],
    [t.numbers.refunds, shop.refundNum],
    [t.numbers.fans, shop.fansNum],
    [t.numbers.staff, shop.staffNum],
  ] as const
  return (
    <section className="card px-4 py-4 lg:px-5">
      <h2 className="sr-only">{t.inNumbers}</h2>
      <NumberList numbers={numbers} />
    </section>
  )
}

/** What was done, with its reason; what only a newer version knows, by its name. */
function titleOf(t: SupervisionTexts, { kind, reason }: FoundShop['events'][number]): string {
  const title = known(t.events, kind) ?? kind
  return reason ? t.withReason(title, known(t.reasons, reason) ?? reason) : title
}

/** What operators have done about this shop, and why. */
function History({ shop }: { shop: FoundShop }) {
  const t = useTexts(supervisionTexts)
  const dates = useDates()
  const entries = shop.events.map((event, at) => ({
    key: String(at),
    time: dates.stamp(event.gmtCreate),
    title: titleOf(t, event),
    text: <bdi className="break-words whitespace-pre-line">{t.said(event.userName, event.words)}</bdi>,
  }))
  return <HistoryCard title={t.history} entries={entries} empty={t.noHistory} />
}
