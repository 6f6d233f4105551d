import { refundsHref } from '@hojip/hrefs/aftersales'
import { commentHref } from '@hojip/hrefs/comments'
import { ordersHref } from '@hojip/hrefs/orders'
import { pathOf } from '@hojip/platform/href'
import { useCall, useHasPage, useTexts } from '@hojip/platform/page'
import {
  Badge,
  caretRightIcon,
  chatIcon,
  HiddenText,
  Icon,
  Link,
  packageIcon,
  truckIcon,
  undoIcon,
  walletIcon,
} from '@hojip/platform/ui'
import { type AccountPage, useEntries } from '../entries.ts'
import { navTexts } from '../nav-texts.ts'
import { meTexts } from '../texts.ts'

function ordersOf(type: number) {
  return ordersHref({ type })
}

/**
 * The order states that need attention, with the number of orders in each; the last two are shown once their pages
 * exist.
 */
export function OrderShortcuts() {
  const t = useTexts(meTexts)
  const hasPage = useHasPage()
  const counts = useCall('POST /bizOrder/queryOrderCount', {})
  const shortcuts = [
    { name: t.states.toPay, href: ordersOf(0), icon: walletIcon, count: counts['0'] },
    { name: t.states.toShip, href: ordersOf(3), icon: packageIcon, count: counts['3'] },
    { name: t.states.toReceive, href: ordersOf(4), icon: truckIcon, count: counts['4'] },
    { name: t.states.toComment, href: commentHref(), icon: chatIcon, count: counts.toComment },
    { name: t.states.afterSales, href: refundsHref(), icon: undoIcon, count: counts.refunding },
  ].filter(({ href }) => hasPage(pathOf(href)))
  return (
    <section aria-labelledby="my-orders" className="card flex flex-col px-2 py-3.5 lg:p-5">
      <h2 id="my-orders" className="mb-1.5 flex items-center px-2 text-16 font-bold lg:px-0">
        <span className="flex-1">{t.myOrders}</span>
        <Link
          href={ordersHref()}
          className="inline-flex min-h-8 items-center gap-0.5 text-13 font-normal text-ink-3 hover:text-jade-text"
        >
          {t.allOrders}
          <Icon of={caretRightIcon} size={12} />
        </Link>
      </h2>
      <ul className="my-auto grid auto-cols-[minmax(0,1fr)] grid-flow-col">
        {shortcuts.map(({ name, href, icon, count }) => (
          <li key={href}>
            <Link
              href={href}
              className="grid min-h-19 content-center justify-items-center gap-1.5 rounded-md text-center text-12 hover:bg-hover lg:text-13"
            >
              <span className="relative">
                <Icon of={icon} size={28} />
                <Badge count={count} className="absolute -top-1.5 left-[calc(100%-8px)]" />
              </span>
              <span aria-hidden={count > 0 || undefined}>{name}</span>
              {count > 0 && <HiddenText>{t.waiting(name, count)}</HiddenText>}
            </Link>
          </li>
        ))}
      </ul>
      <ServiceShortcuts />
    </section>
  )
}

/** What wide windows show below the orders; phones show all pages in a card of their own. */
const services: readonly AccountPage[] = ['addresses', 'customer', 'profile', 'feedback', 'help']

function ServiceShortcuts() {
  const nav = useTexts(navTexts)
  const entries = useEntries().filter(({ key }) => services.includes(key))
  return (
    <ul className="mt-3 grid auto-cols-[minmax(0,1fr)] grid-flow-col border-t border-line pt-3 max-lg:hidden">
      {entries.map(({ key, href, icon }) => (
        <li key={key}>
          <Link
            href={href}
            className="grid min-h-19 content-center justify-items-center gap-1.5 rounded-md text-center text-13 hover:bg-hover"
          >
            <Icon of={icon} size={24} className="text-jade-text" />
            {nav.entries[key]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
