import { refundsHref } from '@hojip/hrefs/aftersales'
import { homeHref } from '@hojip/hrefs/browse'
import { orderHref } from '@hojip/hrefs/orders'
import { useCall, usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Breadcrumbs, Link, TitleBar } from '@hojip/platform/ui'
import { OfferCard } from './offer-card.tsx'
import { offerTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: offerTexts[locale].pageTitle, noIndex: true }
}

/** One offer of a shop, to which its notice leads. */
export function Page() {
  const t = useTexts(offerTexts)
  const pkId = usePage('/refundOffers/$id').params.id
  const offer = useCall('GET /bizGoodsRefund/findOffer/{pkId}', { pkId }, { live: 'refund' })
  const trail = [
    { label: t.home, href: homeHref },
    { label: t.listTitle, href: refundsHref() },
    { label: t.pageTitle },
  ]
  return (
    <>
      <TitleBar title={t.pageTitle} />
      <div className="wrap pb-4 lg:pb-8">
        <div className="max-lg:hidden">
          <Breadcrumbs trail={trail} />
        </div>
        <h1 className="sr-only">{t.pageTitle}</h1>
        <div className="mx-auto mt-2 grid max-w-140 gap-2">
          <OfferCard offer={offer} className="lg:p-5" />
          <p className="flex items-center justify-between gap-3 card px-3 py-2 text-13 text-ink-3">
            <span className="min-w-0 truncate">
              <bdi>{offer.shopName}</bdi> · {t.order}{' '}
              <span translate="no" className="figures">
                {offer.orderCode}
              </span>
            </span>
            <Link
              href={orderHref(offer.orderId)}
              className="inline-flex min-h-11 flex-none items-center text-jade-text lg:min-h-6"
            >
              {t.seeOrder}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
