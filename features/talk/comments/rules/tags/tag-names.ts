import type { LocalText } from '@hojip/platform/i18n'
import type { CommentTag } from '../../contract.ts'

/** Neutral names: the stars of a comment show whether its author liked it. */
export const tagNames: Record<CommentTag, LocalText> = {
  flavour: { 'zh-CN': '味道', 'en-US': 'Taste & smell', 'ko-KR': '맛과 향' },
  freshness: { 'zh-CN': '新鲜度', 'en-US': 'Freshness', 'ko-KR': '신선도' },
  quality: { 'zh-CN': '质量', 'en-US': 'Quality', 'ko-KR': '품질' },
  size: { 'zh-CN': '尺寸大小', 'en-US': 'Size', 'ko-KR': '크기' },
  amount: { 'zh-CN': '分量', 'en-US': 'Amount', 'ko-KR': '양' },
  material: { 'zh-CN': '材质手感', 'en-US': 'Material & feel', 'ko-KR': '소재·촉감' },
  look: { 'zh-CN': '外观颜色', 'en-US': 'Look & colour', 'ko-KR': '디자인·색상' },
  warmth: { 'zh-CN': '保暖保温', 'en-US': 'Warmth', 'ko-KR': '보온성' },
  comfort: { 'zh-CN': '舒适度', 'en-US': 'Comfort', 'ko-KR': '편안함' },
  ease: { 'zh-CN': '使用体验', 'en-US': 'Ease of use', 'ko-KR': '사용 편의성' },
  effect: { 'zh-CN': '效果', 'en-US': 'Effectiveness', 'ko-KR': '효과' },
  packing: { 'zh-CN': '包装', 'en-US': 'Packaging', 'ko-KR': '포장' },
  delivery: { 'zh-CN': '物流', 'en-US': 'Delivery', 'ko-KR': '배송' },
  price: { 'zh-CN': '价格', 'en-US': 'Price', 'ko-KR': '가격' },
  service: { 'zh-CN': '服务', 'en-US': 'Service', 'ko-KR': '서비스' },
  gift: { 'zh-CN': '送礼', 'en-US': 'As a gift', 'ko-KR': '선물' },
  again: { 'zh-CN': '回购', 'en-US': 'Bought again', 'ko-KR': '재구매' },
}

export const commentTags = Object.keys(tagNames) as CommentTag[]

/** The tags that have a name; a stored one may be of newer or older rules. */
export function knownTags(stored: readonly string[]): CommentTag[] {
  return commentTags.filter((tag) => stored.includes(tag))
}
