import { cartHref } from '@hojip/hrefs/cart'
import { chatHref, customerHref } from '@hojip/hrefs/chat'
import { savedHref } from '@hojip/hrefs/favourites'
import { seenHref } from '@hojip/hrefs/footprints'
import { useHasPage } from '@hojip/platform/page'
import { cartIcon, chatIcon, footprintsIcon, headsetIcon, heartIcon } from '@hojip/platform/ui'
import { useUnread } from '@hojip/storefront-kit/storefront/unread'
import { useFrameTexts } from '../texts.ts'
import { useSideTexts } from './texts.ts'

export interface SideEntry {
  href: string
  label: string
  icon: string
  /** Products in the cart, or unread messages. */
  count: number
}

/** The links of the side panel whose pages exist. */
export function useSideEntries(cartCount: number): SideEntry[] {
  const frame = useFrameTexts()
  const t = useSideTexts()
  const hasPage = useHasPage()
  const { official, shops } = useUnread()
  const all: SideEntry[] = [
    { href: cartHref, label: frame.cart, icon: cartIcon, count: cartCount },
    { href: savedHref, label: frame.menu.saved, icon: heartIcon, count: 0 },
    { href: seenHref, label: t.seen, icon: footprintsIcon, count: 0 },
    { href: customerHref, label: t.officialService, icon: headsetIcon, count: official },
    { href: chatHref(), label: t.shopMessages, icon: chatIcon, count: shops },
  ]
  return all.filter(({ href }) => hasPage(href))
}
