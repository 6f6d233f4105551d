import { meHref } from '@hojip/hrefs/accounts'
import { cartHref } from '@hojip/hrefs/cart'
import { chatHref, customerHref } from '@hojip/hrefs/chat'
import { confirmHref } from '@hojip/hrefs/checkout'
import { ordersHref } from '@hojip/hrefs/orders'
import { isPaying } from '@hojip/hrefs/payments'
import { usePage, usePageTitle, useTexts } from '@hojip/platform/page'
import { TitleCount } from '@hojip/storefront-kit/storefront/title-count'
import type { ReactNode } from 'react'
import { FocusShell } from './shell/focus-shell.tsx'
import { useFrameTexts } from './texts.ts'
import { siteTexts } from '../texts.ts'

/** The step of a page from the cart to the paid order. */
function stepOf(path: string): number | undefined {
  if (path === confirmHref) return 1
  if (!isPaying(path)) return undefined
  return path.endsWith('/success') ? 4 : 2
}

/** The short header: checkout has its steps and no links to other pages, conversations have a few links. */
export function FocusFrame({ children }: { children: ReactNode }) {
  const { path } = usePage()
  const { steps: names } = useTexts(siteTexts)
  const t = useFrameTexts()
  const current = stepOf(path)
  const links = [
    { href: ordersHref(), label: t.menu.orders },
    { href: cartHref, label: t.cart },
    { href: meHref, label: t.menu.me },
  ]
  return (
    <FocusShell
      title={usePageTitle()}
      {...(current === undefined ? {} : { steps: { names, current } })}
      {...([chatHref(), customerHref].includes(path) ? { links } : {})}
    >
      {children}
      <TitleCount />
    </FocusShell>
  )
}
