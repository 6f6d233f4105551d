import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  names: { agreement: '이용약관', privacy: '개인정보 처리방침', shopAgreement: '판매자 입점 약관' },
  changes: (name, day) => `${name} 내용이 ${day}부터 바뀌어요`,
  look: '바뀔 내용 보기',
}
