import type { LocalText } from '@hojip/platform/i18n'

export const mallName: LocalText = { 'zh-CN': '好集', 'en-US': 'Hojip', 'ko-KR': '호집' }
export const newProducts: LocalText = {
  'zh-CN': '好集上新',
  'en-US': 'New at Hojip',
  'ko-KR': '호집 새 상품',
}
