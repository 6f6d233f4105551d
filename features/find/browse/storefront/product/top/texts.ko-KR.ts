import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  back: '뒤로',
  share: '공유',
  linkCopied: '링크를 복사했어요',
  linkNotCopied: '복사하지 못했어요. 주소창에서 복사해 주세요',
} satisfies Texts<typeof zhCN>
