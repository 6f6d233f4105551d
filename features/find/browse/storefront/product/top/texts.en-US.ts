import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  back: 'Back',
  share: 'Share',
  linkCopied: 'Link copied',
  linkNotCopied: 'Could not copy. Please copy it from the address bar',
} satisfies Texts<typeof zhCN>
