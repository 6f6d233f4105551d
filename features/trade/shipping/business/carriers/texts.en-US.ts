import type { CarriersTexts } from './texts.zh-CN.ts'

export const enUS: CarriersTexts = {
  title: 'Usual carriers',
  batch: 'Ship in bulk',
  about:
    'Choose the carriers that your shop usually ships with, in your order. They come first when you ship, and the first one is chosen already. All others can still be chosen.',
  usual: 'Usual',
  others: 'Other carriers',
  none: 'None chosen yet: carriers are listed in their common order',
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  first: 'Default',
  saved: 'Saved',
  undo: 'Undo',
  undone: 'Back to what it was',
}
