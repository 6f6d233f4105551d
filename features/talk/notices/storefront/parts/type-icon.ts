import { isPaying } from '@hojip/hrefs/payments'
import {
  bellIcon,
  chatIcon,
  receiptIcon,
  trendDownIcon,
  truckIcon,
  undoIcon,
  walletIcon,
} from '@hojip/platform/ui'
import type { NoticeItem } from '../../contract.ts'

const icons = {
  order: receiptIcon,
  logistics: truckIcon,
  money: undoIcon,
  drop: trendDownIcon,
  comment: chatIcon,
  platform: bellIcon,
} as const satisfies Record<NoticeItem['type'], string>

/** The icon of a notice without a picture; a payment that is due has another one than refunds. */
export function typeIcon({ type, link }: Pick<NoticeItem, 'type' | 'link'>): string {
  return type === 'money' && isPaying(link) ? walletIcon : icons[type]
}
