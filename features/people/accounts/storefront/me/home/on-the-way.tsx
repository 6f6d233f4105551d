import { orderHref, ordersHref } from '@hojip/hrefs/orders'
import { useCall, useTexts, useDates } from '@hojip/platform/page'
import { caretRightIcon, Icon, Link, Picture, truckIcon } from '@hojip/platform/ui'
import type { Output } from '@hojip/platform/client'
import { meTexts } from '../texts.ts'

const onTheWayInput = { orderStatus: 4, pageNum: 1, pageSize: 2 } as const

type Order = Output<'POST /bizOrder/queryMyOrder'>['list'][number]

/** The most recently shipped orders that have not arrived. */
export function OnTheWay() {
  const t = useTexts(meTexts)
  const { list, total } = useCall('POST /bizOrder/queryMyOrder', onTheWayInput)
  return (
    <section aria-labelledby="on-the-way" className="min-w-0 card px-4 py-3.5 lg:p-5">
      <h2 id="on-the-way" className="mb-2 flex min-h-8 items-center text-16 font-bold">
        <span className="flex-1">{t.onTheWay}</span>
        {total > 0 && (
          <Link
            href={ordersHref({ type: 4 })}
            className="inline-flex min-h-8 items-center gap-0.5 text-13 font-normal text-ink-3 hover:text-jade-text"
          >
            {t.parcels(total)}
            <Icon of={caretRightIcon} size={12} />
          </Link>
        )}
      </h2>
      {list.length === 0 && (
        <p className="flex min-h-16 items-center gap-2.5 text-13 text-ink-3">
          <Icon of={truckIcon} size={22} />
          {t.nothingOnTheWay}
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {list.map((order) => (
          <OrderRow key={order.pkId} order={order} />
        ))}
      </ul>
    </section>
  )
}

function OrderRow({ order }: { order: Order }) {
  const t = useTexts(meTexts)
  const dates = useDates()
  const [first] = order.goodsInfoList
  const count = order.goodsInfoList.reduce((sum, { goodsNum }) => sum + goodsNum, 0)
  if (!first) return null
  return (
    <li>
      <Link
        href={orderHref(order.pkId)}
        className="flex min-h-14 items-center gap-3 rounded-md bg-inset p-2 hover:bg-hover"
      >
        <Picture of={first.goodsPic} alt="" sizes="48px" className="size-12 flex-none rounded-md" />
        <span className="min-w-0">
          <span className="block truncate font-medium">{t.andMore(first.goodsName, count)}</span>
          {order.deliveryTime && (
            <span className="block text-12 text-jade-text">
              {t.shippedAt(dates.stamp(order.deliveryTime))}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
