import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Footprints',
  storedFor: (days) => `What you looked at in the last ${days} days. Only you see it`,
  clear: 'Clear footprints',
  clearTitle: 'Clear all footprints?',
  clearText: 'They cannot be brought back. Saved products and your cart stay as they are.',
  clearYes: 'Clear',
  cleared: 'Footprints cleared',
  keep: 'Keep',
  delete: 'Delete',
  deleteOf: (product) => `Delete ${product} from footprints`,
  deleteTitle: 'Delete this entry?',
  deleteText: 'Saved products and your cart stay as they are.',
  deleted: 'Deleted',
  offShelf: 'No longer sold',
  soldOut: 'Sold out',
  loadMore: 'Load more',
  emptyTitle: 'No footprints yet',
  emptyText: 'Products you look at are listed here, so that you can find them again.',
} satisfies Texts<typeof zhCN>
