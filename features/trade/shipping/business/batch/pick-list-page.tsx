import { handedOrders } from '@hojip/orders/business/chosen'
import type { Output } from '@hojip/platform/client'
import { useLazyCall, usePage, useTexts, type HeadInput, type PageHead, Time } from '@hojip/platform/page'
import { Button, EmptyState, Icon, NotYet, Picture, printerIcon } from '@hojip/platform/ui'
import { useState } from 'react'
import { batchTexts } from './texts.ts'

export function head({ locale }: HeadInput): PageHead {
  return { title: batchTexts[locale].pickList, noIndex: true }
}

type PickList = Output<'POST /bizConsole/queryPickList'>

/** What has to be fetched and packed, to be printed. */
export function Page() {
  const t = useTexts(batchTexts)
  const { search } = usePage()
  const [orderIds] = useState(() => (search['of'] === 'chosen' ? handedOrders() : undefined))
  const found = useLazyCall('POST /bizConsole/queryPickList', orderIds ? { orderIds } : {}, { freshForMs: 0 })
  const { data } = found
  return (
    <div className="grid gap-3">
      <h1 className="sr-only print:hidden">{t.pickList}</h1>
      {!data && <NotYet words={t} error={found.error} onRetry={found.refetch} />}
      {data?.orders.length === 0 && (
        <div className="card">
          <EmptyState picture="stall" title={t.nothing} />
        </div>
      )}
      {data && data.orders.length > 0 && (
        <>
          <Head list={data} />
          <Sums rows={data.list} />
          <Orders orders={data.orders} />
        </>
      )}
    </div>
  )
}

function Head({ list: { list, orders, time, more } }: { list: PickList }) {
  const t = useTexts(batchTexts)
  const units = list.reduce((sum, { num }) => sum + num, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 card px-4 py-3 text-13 print:px-0 print:shadow-none">
      <p className="text-16 font-bold max-print:hidden">{t.pickList}</p>
      <p className="grow">
        {t.pickSum(orders.length, list.length, units)}
        <Time at={time} className="figures ml-3 font-medium text-ink-3" />
        {more && <span className="ml-3 text-amber">{t.pickMore(orders.length)}</span>}
      </p>
      <Button kind="jade" className="min-h-11! print:hidden" onClick={() => window.print()}>
        <Icon of={printerIcon} size={16} />
        {t.print}
      </Button>
    </div>
  )
}

const cell = 'border-b border-line px-3 py-2.5 align-top first:pl-4 last:pr-4'

function Sums({ rows }: { rows: PickList['list'] }) {
  const t = useTexts(batchTexts)
  return (
    <section aria-label={t.bySku} className="overflow-x-auto card print:overflow-visible print:shadow-none">
      <h2 className="px-4 py-3 text-16 font-bold">{t.bySku}</h2>
      <table className="w-full border-collapse text-13">
        <thead>
          <tr className="bg-inset text-left text-12 text-ink-3">
            <th scope="col" className={cell}>
              {t.product}
            </th>
            <th scope="col" className={`${cell} text-right whitespace-nowrap`}>
              {t.units}
            </th>
            <th scope="col" className={`${cell} max-md:hidden`}>
              {t.inOrders}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.goodsSpecId} className="break-inside-avoid">
              <td className={cell}>
                <span className="grid grid-cols-[44px_minmax(0,1fr)] items-center gap-2.5">
                  <Picture of={row.goodsPic} alt="" sizes="44px" className="size-11 rounded-sm" />
                  <span>
                    <span className="font-medium">{row.goodsName}</span>
                    <span className="block text-12 text-ink-3">
                      {row.goodsSpec} <span className="figures font-medium">{row.goodsSn}</span>
                    </span>
                  </span>
                </span>
              </td>
              <td className={`${cell} figures text-right text-18 font-bold`}>{row.num}</td>
              <td className={`${cell} max-md:hidden`}>
                <span className="flex flex-wrap gap-x-3 gap-y-1 text-12">
                  {row.orders.map(({ orderCode, num }) => (
                    <span key={orderCode} className="figures font-medium whitespace-nowrap">
                      {orderCode} × {num}
                    </span>
                  ))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Orders({ orders }: { orders: PickList['orders'] }) {
  const t = useTexts(batchTexts)
  return (
    <section aria-label={t.byOrder} className="card p-4 print:break-before-page print:shadow-none">
      <h2 className="mb-3 text-16 font-bold">{t.byOrder}</h2>
      <ul className="grid gap-3 md:grid-cols-2 print:grid-cols-2">
        {orders.map((order) => (
          <li key={order.pkId} className="break-inside-avoid rounded-md p-3 text-13 ring-line">
            <p className="flex gap-2">
              <b translate="no" className="figures">
                {order.orderCode}
              </b>
              <span className="ml-auto text-ink-2">{order.consignee}</span>
            </p>
            {order.remark && <p className="mt-1 text-amber">{order.remark}</p>}
            <ul className="mt-2 grid gap-1 border-t border-line pt-2">
              {order.lines.map((line) => (
                <li key={line.orderGoodsId} className="flex gap-2">
                  <span aria-hidden="true" className="mt-1 size-3.5 flex-none ring-line" />
                  <span>
                    {line.goodsName} <span className="text-ink-3">{line.goodsSpec}</span>
                  </span>
                  <b className="figures ml-auto whitespace-nowrap">× {line.num}</b>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
