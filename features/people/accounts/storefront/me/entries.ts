import {
  bellIcon,
  chatIcon,
  chatsIcon,
  footprintsIcon,
  gearIcon,
  headsetIcon,
  heartIcon,
  houseIcon,
  infoIcon,
  mapPinIcon,
  noteIcon,
  pencilIcon,
  questionIcon,
  receiptIcon,
  listIcon,
  storefrontIcon,
  undoIcon,
  userIcon,
} from '@hojip/platform/ui'
import { allowedEntries, useHasPage, useViewer } from '@hojip/platform/page'
import { accountMenu } from './menu.ts'

export type AccountPage = (typeof accountMenu)[number]['key']

const icons: Record<AccountPage, string> = {
  orders: receiptIcon,
  afterSales: undoIcon,
  comments: noteIcon,
  questions: chatsIcon,
  goods: heartIcon,
  shops: storefrontIcon,
  footprints: footprintsIcon,
  centre: userIcon,
  messages: bellIcon,
  chats: chatIcon,
  addresses: mapPinIcon,
  profile: gearIcon,
  customer: headsetIcon,
  help: questionIcon,
  feedback: pencilIcon,
  guide: listIcon,
  faq: infoIcon,
  about: houseIcon,
}

const accountEntries = accountMenu.map((entry) => ({ ...entry, icon: icons[entry.key] }))
export type AccountEntry = (typeof accountEntries)[number]
export const entryGroups = ['trade', 'favourites', 'account', 'service'] as const

/** The entries whose pages exist and that the session may open. */
export function useEntries(): AccountEntry[] {
  const hasPage = useHasPage()
  return allowedEntries<AccountEntry>(accountEntries, useViewer()?.access).filter(({ href }) => hasPage(href))
}
