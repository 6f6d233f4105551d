import type { LocalText } from '@hojip/platform/i18n'
import { known } from '@hojip/platform/known'

/** The name of the mall's own service. */
export const officialName: LocalText = {
  'zh-CN': '好集官方客服',
  'en-US': 'Hojip Support',
  'ko-KR': '호집 고객센터',
}

/** Lines of lists for messages that are not text. */
const typeLabels: Record<2 | 3 | 4 | 5 | 6, LocalText> = {
  2: { 'zh-CN': '[图片]', 'en-US': '[Photo]', 'ko-KR': '[사진]' },
  3: { 'zh-CN': '[视频]', 'en-US': '[Video]', 'ko-KR': '[동영상]' },
  4: { 'zh-CN': '[订单]', 'en-US': '[Order]', 'ko-KR': '[주문]' },
  5: { 'zh-CN': '[商品]', 'en-US': '[Product]', 'ko-KR': '[상품]' },
  6: { 'zh-CN': '[退款提议]', 'en-US': '[Refund offer]', 'ko-KR': '[환불 제안]' },
}

/** For what a newer version writes, beside which this one runs during an update. */
export const newerLabel: LocalText = { 'zh-CN': '[消息]', 'en-US': '[Message]', 'ko-KR': '[메시지]' }

/** A message that is not text, in a line. */
export function typeLabel(type: number): LocalText {
  return known(typeLabels, type) ?? newerLabel
}

export const recalledLabel: LocalText = {
  'zh-CN': '[已撤回]',
  'en-US': '[Recalled]',
  'ko-KR': '[취소한 메시지]',
}
