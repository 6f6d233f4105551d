import { meHref, signInHref } from '@hojip/hrefs/accounts'
import { businessHref } from '@hojip/hrefs/business'
import { cartHref } from '@hojip/hrefs/cart'
import type { ReactNode } from 'react'
import type { SearchPanel } from './search/search-panel.ts'
import type { FooterTexts } from './footer/texts.ts'

export type ShellLink = { href: string; label: string }

export type HelpTopic = Exclude<
  keyof FooterTexts['help'],
  'shopping' | 'delivery' | 'afterSales' | 'shops' | 'about'
>

export type OtherPage = keyof FooterTexts['others']

export type MallShellData = {
  viewer: {
    name: string
    account?: string
    avatarPic?: string | null
    /** The session's permissions; menus show only what they permit. */
    access?: readonly string[]
  } | null
  cartCount: number
  /** The number of unread messages and notices, for the narrow bar. */
  unread?: ReactNode
  /** The path of the current page, which is marked in menus. */
  pathname: string
  /** Links in the main navigation, after "home". */
  nav?: ShellLink[]
  popular?: ShellLink[]
  /** What the empty search box suggests in turn. */
  offered?: readonly string[] | undefined
  /** The search text, on the result page. */
  searched?: string
  /** Searches for the text, or goes to the address of a suggestion. */
  onSearch: (text: string, href?: string) => void
  searchPanel?: SearchPanel
  loginHref?: string
  registerHref?: string
  /** The business site. */
  merchantHref?: string
  /** False when the mall offers no choice of language. */
  languageSwitch?: boolean
  /** At the right of the narrow bar, for the staff of the mall. */
  tools?: ReactNode
}

export type FooterData = {
  /** The customer-service phone line and its hours, such as "Daily 8:30–17:30". */
  phone?: string | undefined
  hours?: string | undefined
  /** Only topics with an address are shown. */
  helpHrefs?: Partial<Record<HelpTopic, string>>
  /** Other pages of the footer, likewise. */
  otherHrefs?: Partial<Record<OtherPage, string>>
}

export const addresses = {
  home: '/',
  cart: cartHref,
  me: meHref,
  login: signInHref({ type: '0' }),
  register: signInHref({ type: '1' }),
  shops: businessHref,
}
