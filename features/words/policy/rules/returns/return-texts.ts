import type { LocalText } from '@hojip/platform/i18n'
import { known } from '@hojip/platform/known'
import type { ReturnRule } from '../../contract.ts'

const texts: Record<ReturnRule, LocalText> = {
  noReason: {
    'zh-CN': '签收后 7 天无理由退货',
    'en-US': '7-day returns for any reason',
    'ko-KR': '받은 뒤 7일 안에 이유 없이 반품할 수 있어요',
  },
  sealed: {
    'zh-CN': '7 天无理由退货，拆封后不支持',
    'en-US': '7-day returns while unopened',
    'ko-KR': '뜯지 않았다면 7일 안에 반품할 수 있어요',
  },
  perishable: {
    'zh-CN': '生鲜易腐，不支持无理由退货',
    'en-US': 'Perishable: no change-of-mind returns',
    'ko-KR': '신선식품이라 단순 변심 반품은 안 돼요',
  },
  madeToOrder: {
    'zh-CN': '定做商品，不支持无理由退货',
    'en-US': 'Made to order: no change-of-mind returns',
    'ko-KR': '주문 제작 상품이라 단순 변심 반품은 안 돼요',
  },
  digital: {
    'zh-CN': '数字商品，不支持无理由退货',
    'en-US': 'Digital: no change-of-mind returns',
    'ko-KR': '디지털 상품이라 단순 변심 반품은 안 돼요',
  },
}

/** For a rule of a newer version, beside which this one runs during an update. */
const newer: LocalText = {
  'zh-CN': '退货规则请咨询店铺',
  'en-US': 'Ask the shop about returns',
  'ko-KR': '반품 조건은 가게에 문의해 주세요',
}

/** The rule in a few words. */
export function returnText(rule: ReturnRule): LocalText {
  return known(texts, rule) ?? newer
}
