import { ordersHref } from '@hojip/hrefs/orders'
import { useTexts } from '@hojip/platform/page'
import { caretDownIcon, Icon, PopupMenu } from '@hojip/platform/ui'
import type { OrderSearch } from './order-search.ts'
import { firstDayOf, periodOf, periods } from './periods.ts'
import { ordersTexts } from '../texts.ts'

type PeriodMenuProps = { search: OrderSearch; nowMs: number; onOwnDays: () => void }

/** When orders were placed: the last months by one press, or two days of the buyer's choice. */
export function PeriodMenu({ search, nowMs, onOwnDays }: PeriodMenuProps) {
  const { period: t } = useTexts(ordersTexts)
  const { from, until } = search
  const chosen = periodOf(search, nowMs)
  const items = [
    ...periods.map((period) => ({
      key: String(period),
      label: t.names[period],
      current: period === chosen,
      href: ordersHref({ ...search, from: firstDayOf(period, nowMs), until: '', page: 1 }),
    })),
    { key: 'own', label: t.own, current: chosen === undefined, onPress: onOwnDays },
  ]
  return (
    <PopupMenu
      items={items}
      className="flex min-h-9 items-center gap-1 rounded-full bg-hover px-3.5 text-13 text-ink-2 hover:text-jade-text"
    >
      {chosen === undefined ? `${from || '…'} – ${until || '…'}` : t.names[chosen]}
      <Icon of={caretDownIcon} size={12} />
    </PopupMenu>
  )
}
