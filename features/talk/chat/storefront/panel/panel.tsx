import { orderStatuses } from '@hojip/orders/rules'
import { useLazyCall, useTexts, useDates } from '@hojip/platform/page'
import { Button, classNames, Picture, Price, Skeleton, Tabs } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { messageTexts } from '../../parts/message/texts.ts'
import { chatTexts } from '../texts.ts'

export type PanelTab = 'orders' | 'products'

interface PanelProps {
  shopId: string
  tab: PanelTab
  onTab: (tab: PanelTab) => void
  onSendOrder: (orderId: string) => void
  onSendProduct: (productId: string) => void
}

/** The shopper's orders at this shop and its products that they have looked at, each with a button that sends its card. */
export function Panel({ shopId, tab, onTab, onSendOrder, onSendProduct }: PanelProps) {
  const t = useTexts(chatTexts)
  const orders = <OrderList shopId={shopId} onSend={onSendOrder} />
  const products = <SeenList shopId={shopId} onSend={onSendProduct} />
  return (
    <Tabs
      label={t.panel}
      selected={tab}
      onSelect={onTab}
      className="sticky top-0 z-10 gap-0! bg-surface *:min-h-15! *:flex-1 *:justify-center"
      tabs={[
        { key: 'orders', label: t.shopOrders, panel: orders },
        { key: 'products', label: t.seenProducts, panel: products },
      ]}
    />
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b-8 border-bg p-4 pb-1.5 last:border-b-0">
      <h3 className="mb-1 text-13 font-medium text-ink-3">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  )
}

function Empty({ children }: { children: ReactNode }) {
  return <p className="px-4 py-10 text-center text-13 text-ink-3">{children}</p>
}

interface LineProps {
  picture: string
  name: string
  note?: ReactNode
  price: ReactNode
  send: string
  isMain?: boolean
  onSend: () => void
}

function Line({ picture, name, note, price, send, isMain = false, onSend }: LineProps) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-2.5 py-2.5">
      <Picture of={picture} alt="" sizes="64px" className="size-16 rounded-md" />
      <div className="grid content-between gap-1">
        <bdi className="line-clamp-2 text-13 leading-snug">{name}</bdi>
        {note && <p className="text-12 text-ink-3">{note}</p>}
        <p className="flex items-center justify-between gap-2">
          {price}
          <Button
            kind={isMain ? 'jadeLine' : 'outline'}
            size="xs"
            onClick={onSend}
            aria-label={`${send} · ${name}`}
            className="max-lg:min-h-11!"
          >
            {send}
          </Button>
        </p>
      </div>
    </li>
  )
}

function OrderList({ shopId, onSend }: { shopId: string; onSend: (orderId: string) => void }) {
  const t = useTexts(chatTexts)
  const dates = useDates()
  const states: Record<string, string> = useTexts(messageTexts).orderStates
  const { data, isPending } = useLazyCall(
    'POST /bizOrder/queryOrderListByShopId',
    { shopId, pageNum: 1, pageSize: 20 },
    { live: ['order', 'pay', 'refund', 'logistics'] },
  )
  if (isPending) return <Skeleton className="m-4 h-20 rounded-md" />
  const ended: readonly number[] = [orderStatuses.completed, orderStatuses.closed]
  const list = data?.list ?? []
  if (list.length === 0) return <Empty>{t.noOrders}</Empty>
  const groups = [
    {
      title: t.underWay,
      orders: list.filter(({ orderStatus }) => !ended.includes(orderStatus)),
      isMain: true,
    },
    { title: t.ended, orders: list.filter(({ orderStatus }) => ended.includes(orderStatus)), isMain: false },
  ]
  return groups
    .filter(({ orders }) => orders.length > 0)
    .map(({ title, orders, isMain }) => (
      <Section key={title} title={title}>
        {orders.map(({ pkId, goodsInfoList: lines, orderTime, orderStatus, totalMoney }) => (
          <Line
            key={pkId}
            picture={lines[0]?.goodsPic ?? ''}
            name={lines.map(({ goodsName, goodsNum }) => t.units(goodsName, goodsNum)).join(t.comma)}
            note={
              <>
                {t.orderedOn(dates.figures(orderTime))}
                <span className={classNames(isMain && 'text-jade-text')}>{states[orderStatus]}</span>
              </>
            }
            price={<Price value={totalMoney} size="sm" tone="ink" exact />}
            send={t.sendOrder}
            isMain={isMain}
            onSend={() => onSend(pkId)}
          />
        ))}
      </Section>
    ))
}

function SeenList({ shopId, onSend }: { shopId: string; onSend: (productId: string) => void }) {
  const t = useTexts(chatTexts)
  const { data, isPending } = useLazyCall('POST /appUserWatchedGoods/findWatchedList', {
    pageNum: 1,
    pageSize: 100,
  })
  if (isPending) return <Skeleton className="m-4 h-20 rounded-md" />
  const seen = (data?.list ?? []).filter(({ goods: product }) => product.shopId === shopId)
  const products = [
    ...new Map(seen.toReversed().map((one) => [one.goodsId, one.goods])).values(),
  ].toReversed()
  if (products.length === 0) return <Empty>{t.noProducts}</Empty>
  return (
    <Section title={t.lookedAt}>
      {products.map(({ pkId, goodsPic, goodsName, price }) => (
        <Line
          key={pkId}
          picture={goodsPic}
          name={goodsName}
          price={<Price value={price} size="sm" />}
          send={t.sendProduct}
          onSend={() => onSend(pkId)}
        />
      ))}
    </Section>
  )
}
