import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  openPages: 'Open pages',
  home: 'Home',
  close: (title) => `Close “${title}”`,
  more: 'Manage open pages',
  closeOthers: 'Close other pages',
  closeAll: 'Close all pages',
  earlier: 'Scroll left',
  later: 'Scroll right',
  sureToClose: 'Close this page?',
  sureToCloseMany: 'Close these pages?',
  sureHint: 'Anything you have not submitted there will be lost.',
  yes: 'Close',
  no: 'Keep open',
}
