import { Params, Story } from '@hojip/catalog/parts/product-body'
import { homeHref, productHref } from '@hojip/hrefs/browse'
import { orderHref, ordersHref } from '@hojip/hrefs/orders'
import { useCall, usePage, useTexts, type HeadInput, type PageHead, useDates } from '@hojip/platform/page'
import { Breadcrumbs, ButtonLink, Notice, Picture, Price, priceText, TitleBar } from '@hojip/platform/ui'
import type { Snapshot } from '../../contract.ts'
import { Panel } from '../../parts/detail/panel.tsx'
import { orderPartTexts } from '../../parts/texts.ts'
import { ordersTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: ordersTexts[locale].snapshot.title, noIndex: true }
}

/** A bought product as its page was then, whatever the shop has changed since. */
export function Page() {
  const t = useTexts(ordersTexts)
  const dates = useDates()
  const { id: orderId, line: orderGoodsId } = usePage('/orders/$id/snapshot/$line').params
  const product = useCall('GET /bizOrder/querySnapshot', { orderId, orderGoodsId })
  const trail = [
    { label: t.home, href: homeHref },
    { label: t.title, href: ordersHref() },
    { label: t.detailTitle, href: orderHref(orderId) },
    { label: t.snapshot.title },
  ]
  const isBare = product.goodsDetail.length === 0 && product.goodsParam.length === 0 && !product.bodyHtml
  return (
    <>
      <TitleBar title={t.snapshot.title} />
      <div className="wrap pb-4 lg:pb-8">
        <div className="max-lg:hidden">
          <Breadcrumbs trail={trail} />
        </div>
        <div className="max-lg:pt-2">
          <Notice tone="jade">{t.snapshot.note(dates.moment(product.orderTime))}</Notice>
        </div>
        <section className="mt-2 card p-3 lg:mt-4 lg:grid lg:grid-cols-[400px_minmax(0,1fr)] lg:gap-8 lg:p-6">
          <Pictures product={product} />
          <Facts product={product} orderId={orderId} />
        </section>
        <div className="mt-2 grid gap-2 lg:mt-4 lg:gap-4">
          <Panel title={t.snapshot.params}>
            <Params product={product} />
          </Panel>
          <Panel title={t.snapshot.detail}>
            {isBare ? (
              <p className="text-13 text-ink-3">{t.snapshot.missing}</p>
            ) : (
              <Story product={product} />
            )}
          </Panel>
        </div>
      </div>
    </>
  )
}

function Pictures({ product }: { product: Snapshot }) {
  const t = useTexts(ordersTexts)
  const [first = '', ...others] = [...new Set([product.goodsPic, ...product.goodsImg])].filter(Boolean)
  return (
    <div>
      <Picture
        of={first}
        alt={product.goodsName}
        sizes="(min-width: 1024px) 400px, 100vw"
        className="aspect-square rounded-md"
      />
      {others.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {others.map((picture, at) => (
            <li key={picture}>
              <Picture
                of={picture}
                alt={t.snapshot.picture(at + 2, others.length + 1)}
                sizes="72px"
                className="size-18 rounded-sm"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What was bought, and the returns that were agreed to. */
export function Facts({ product, orderId }: { product: Snapshot; orderId: string }) {
  const t = useTexts(ordersTexts)
  const facts = [
    [t.snapshot.option, product.goodsSpec],
    [t.snapshot.bought, useTexts(orderPartTexts).times(product.goodsNum)],
    [t.snapshot.paid, priceText(product.payMoney)],
    [t.snapshot.returns, product.returnText],
  ].filter(([, value]) => value !== '')
  return (
    <div className="max-lg:mt-3">
      <h1 className="text-18 leading-snug font-bold lg:text-22">{product.goodsName}</h1>
      {product.selling && <p className="mt-1 text-ink-2">{product.selling}</p>}
      <p className="mt-3">
        <Price value={product.goodsPrice} size="lg" exact />
      </p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-13">
        {facts.map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-ink-3">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 flex flex-wrap gap-2.5">
        <ButtonLink kind="jade" href={productHref(product.goodsId)} className="min-h-11!">
          {t.snapshot.toProducts}
        </ButtonLink>
        <ButtonLink href={orderHref(orderId)} className="min-h-11!">
          {t.snapshot.toOrder}
        </ButtonLink>
      </p>
    </div>
  )
}
