import { fillText, type Locale, type LocalText } from '@hojip/platform/i18n'

/** The preview's messages; names in braces are replaced by values. */
export const messages = {
  offSale: {
    'zh-CN': '“{name}”已下架，请移除后再提交',
    'en-US': '“{name}” is no longer sold. Remove it to continue',
    'ko-KR': '‘{name}’은(는) 판매가 끝났어요. 빼고 주문해 주세요',
  },
  stockShort: {
    'zh-CN': '“{name}”库存只剩 {stock} 件',
    'en-US': 'Only {stock} of “{name}” left',
    'ko-KR': '‘{name}’ 재고가 {stock}개 남았어요',
  },
  soldOut: {
    'zh-CN': '“{name}”已售罄，请移除后再提交',
    'en-US': '“{name}” is sold out. Remove it to continue',
    'ko-KR': '‘{name}’은(는) 품절됐어요. 빼고 주문해 주세요',
  },
  limit: {
    'zh-CN': '“{name}”一单最多买 {max} 件',
    'en-US': 'You can order at most {max} of “{name}”',
    'ko-KR': '‘{name}’은(는) 한 번에 {max}개까지 주문할 수 있어요',
  },
  personLimit: {
    'zh-CN': '“{name}”每人 30 天内限购 {limit} 件',
    'en-US': 'One person can order {limit} of “{name}” within 30 days',
    'ko-KR': '‘{name}’은(는) 한 사람이 30일 동안 {limit}개까지 살 수 있어요',
  },
  personLimitRest: {
    'zh-CN': '“{name}”每人 30 天内限购 {limit} 件，你还能买 {rest} 件',
    'en-US': 'One person can order {limit} of “{name}” within 30 days; you can order {rest} more',
    'ko-KR': '‘{name}’은(는) 한 사람이 30일 동안 {limit}개까지 살 수 있어요. {rest}개 더 살 수 있어요',
  },
  notDeliverable: {
    'zh-CN': '{shop} 不配送到 {place}，请换个地址或移除商品',
    'en-US': '{shop} does not deliver to {place}. Choose another address or remove its products',
    'ko-KR': '{shop}에서는 {place}(으)로 배송하지 않아요. 다른 배송지를 고르거나 상품을 빼 주세요',
  },
  priceChanged: {
    'zh-CN': '“{name}”加入购物车时 ¥{was}，现在 ¥{price}',
    'en-US': '“{name}” was ¥{was} when you added it to the cart and is ¥{price} now',
    'ko-KR': '‘{name}’은(는) 담을 때 ¥{was}, 지금은 ¥{price}이에요',
  },
  addressMissing: {
    'zh-CN': '请先添加收货地址：现在的运费按多数省份计算',
    'en-US': 'Add a delivery address first: the fee is that of most provinces until then',
    'ko-KR': '배송지를 먼저 추가해 주세요. 그때까지 배송비는 대부분 지역 기준이에요',
  },
} satisfies Record<string, LocalText>

const notHere: LocalText = {
  'zh-CN': '{shop} 不配送到 {place}',
  'en-US': '{shop} does not deliver to {place}',
  'ko-KR': '{shop}에서는 {place}(으)로 배송하지 않아요',
}

export function deliveryReason(shop: string, place: string, locale: Locale): string {
  return fillText(notHere, locale, (name) => (name === 'shop' ? shop : place))
}
