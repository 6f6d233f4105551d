import { chatHref, customerHref } from '@hojip/hrefs/chat'
import { useHasPage } from '@hojip/platform/page'
import { chatIcon, headsetIcon } from '@hojip/platform/ui'
import { useUnread } from '@hojip/storefront-kit/storefront/unread'
import { useSideTexts } from './texts.ts'

export interface SideEntry {
  href: string
  label: string
  icon: string
  /** Unread messages. */
  count: number
}

/** The links of the side panel whose pages exist. */
export function useSideEntries(): SideEntry[] {
  const t = useSideTexts()
  const hasPage = useHasPage()
  const { official, shops } = useUnread()
  const all: SideEntry[] = [
    { href: customerHref, label: t.officialService, icon: headsetIcon, count: official },
    { href: chatHref(), label: t.shopMessages, icon: chatIcon, count: shops },
  ]
  return all.filter(({ href }) => hasPage(href))
}
