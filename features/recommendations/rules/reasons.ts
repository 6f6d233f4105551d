import type { Locale } from '@hojip/platform/i18n'

/** Why a product is shown beside another. */
export type Reason = 'together' | 'viewed' | 'category'

const texts: Record<Locale, Record<Reason, (shoppers: number) => string>> = {
  'zh-CN': {
    together: (n) => `${n} 人一起买过`,
    viewed: (n) => `看过这件的 ${n} 人也看了`,
    category: () => '同类里卖得好',
  },
  'en-US': {
    together: (n) => `${n} people bought both`,
    viewed: (n) => `${n} people looked at both`,
    category: () => 'Best seller of its kind',
  },
  'ko-KR': {
    together: (n) => `${n}명이 함께 샀어요`,
    viewed: (n) => `이 상품을 본 ${n}명이 봤어요`,
    category: () => '같은 종류에서 잘 팔려요',
  },
}

export function reasonText(reason: Reason, shoppers: number, locale: Locale): string {
  return texts[locale][reason](shoppers)
}
