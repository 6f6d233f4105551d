import type { Locale } from '@hojip/platform/i18n'
import type { SignalKind } from './preferred.ts'

/** Why a product is shown beside another. */
export type Reason = 'together' | 'viewed' | 'category'

const texts: Record<Locale, Record<Reason, (shoppers: number) => string>> = {
  'zh-CN': {
    together: (n) => `${n} 人一起买过`,
    viewed: (n) => `${n} 人两件都看过`,
    category: () => '同类里卖得好',
  },
  'en-US': {
    together: (n) => `${n} people bought both`,
    viewed: (n) => `${n} people looked at both`,
    category: () => 'Top seller in this category',
  },
  'ko-KR': {
    together: (n) => `${n}명이 함께 샀어요`,
    viewed: (n) => `${n}명이 함께 봤어요`,
    category: () => '같은 종류에서 잘 팔려요',
  },
}

export function reasonText(reason: Reason, shoppers: number, locale: Locale): string {
  return texts[locale][reason](shoppers)
}

const sourceTexts: Record<Locale, Record<SignalKind, (name: string) => string>> = {
  'zh-CN': {
    viewed: (name) => `因为你看过“${name}”`,
    saved: (name) => `因为你收藏了“${name}”`,
    inCart: (name) => `因为购物车里有“${name}”`,
    bought: (name) => `买过“${name}”的人也选了`,
  },
  'en-US': {
    viewed: (name) => `Because you looked at “${name}”`,
    saved: (name) => `Because you saved “${name}”`,
    inCart: (name) => `Because “${name}” is in your cart`,
    bought: (name) => `Chosen by others who bought “${name}”`,
  },
  'ko-KR': {
    viewed: (name) => `본 상품 ‘${name}’에서 골랐어요`,
    saved: (name) => `찜한 상품 ‘${name}’에서 골랐어요`,
    inCart: (name) => `장바구니의 ‘${name}’에서 골랐어요`,
    bought: (name) => `‘${name}’ 구매자들이 함께 골랐어요`,
  },
}

/** Why a product is recommended: what somebody did with another product, by its name. */
export function sourceText(kind: SignalKind, name: string, locale: Locale): string {
  return sourceTexts[locale][kind](name)
}

const popularTexts: Record<Locale, string> = {
  'zh-CN': '大家常买',
  'en-US': 'Bought by many',
  'ko-KR': '많이 사는 상품',
}

export function popularText(locale: Locale): string {
  return popularTexts[locale]
}
