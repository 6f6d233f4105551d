import { Params, Story } from '@hojip/catalog/goods-body'
import { homeHref, productHref } from '@hojip/hrefs/browse'
import { orderHref, ordersHref } from '@hojip/hrefs/orders'
import { epochOfWire } from '@hojip/platform/mall-time'
import { useCall, useLocale, usePage, useTexts, type HeadInput, type PageHead } from '@hojip/platform/page'
import { Breadcrumbs, ButtonLink, Notice, Picture, Price, priceText, TitleBar } from '@hojip/platform/ui'
import type { Snapshot } from '../../contract.ts'
import { dayAndTime } from '../moments.ts'
import { Panel } from './panel.tsx'
import { ordersTexts } from '../texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return {
    title: ordersTexts[locale].snapshot.title,
    noIndex: true,
  }
}

/** A bought goods as its page was then, whatever the shop has changed since. */
export function Page() {
  const t = useTexts(ordersTexts)
  const locale = useLocale()
  const { id: orderId, line: orderGoodsId } = usePage('/orders/$id/snapshot/$line').params
  const goods = useCall('GET /bizOrder/querySnapshot', { orderId, orderGoodsId })
  const trail = [
    { label: t.home, href: homeHref },
    { label: t.title, href: ordersHref() },
    { label: t.detailTitle, href: orderHref(orderId) },
    { label: t.snapshot.title },
  ]
  const isBare = goods.goodsDetail.length === 0 && goods.goodsParam.length === 0 && !goods.bodyHtml
  return (
    <>
      <TitleBar title={t.snapshot.title} />
      <div className="wrap pb-4 lg:pb-8">
        <div className="max-lg:hidden">
          <Breadcrumbs trail={trail} />
        </div>
        <div className="max-lg:pt-2">
          <Notice tone="jade">{t.snapshot.note(dayAndTime(locale, epochOfWire(goods.orderTime)))}</Notice>
        </div>
        <section className="mt-2 card p-3 lg:mt-4 lg:grid lg:grid-cols-[400px_minmax(0,1fr)] lg:gap-8 lg:p-6">
          <Pictures goods={goods} />
          <Facts goods={goods} orderId={orderId} />
        </section>
        <div className="mt-2 grid gap-2 lg:mt-4 lg:gap-4">
          <Panel title={t.snapshot.params}>
            <Params goods={goods} />
          </Panel>
          <Panel title={t.snapshot.detail}>
            {isBare ? <p className="text-13 text-ink-3">{t.snapshot.missing}</p> : <Story goods={goods} />}
          </Panel>
        </div>
      </div>
    </>
  )
}

function Pictures({ goods }: { goods: Snapshot }) {
  const t = useTexts(ordersTexts)
  const [first = '', ...others] = [...new Set([goods.goodsPic, ...goods.goodsImg])].filter(Boolean)
  return (
    <div>
      <Picture
        of={first}
        alt={goods.goodsName}
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

function Facts({ goods, orderId }: { goods: Snapshot; orderId: string }) {
  const t = useTexts(ordersTexts)
  const facts = [
    [t.snapshot.option, goods.goodsSpec],
    [t.snapshot.bought, t.times(goods.goodsNum)],
    [t.snapshot.paid, priceText(goods.payMoney)],
  ].filter(([, value]) => value !== '')
  return (
    <div className="max-lg:mt-3">
      <h1 className="text-18 leading-snug font-bold lg:text-22">{goods.goodsName}</h1>
      {goods.selling && <p className="mt-1 text-ink-2">{goods.selling}</p>}
      <p className="mt-3">
        <Price value={goods.goodsPrice} size="lg" exact />
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
        <ButtonLink kind="jade" href={productHref(goods.goodsId)} className="min-h-11!">
          {t.snapshot.toGoods}
        </ButtonLink>
        <ButtonLink href={orderHref(orderId)} className="min-h-11!">
          {t.snapshot.toOrder}
        </ButtonLink>
      </p>
    </div>
  )
}
