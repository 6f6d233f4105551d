import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'
import type { Preview } from './contract/preview.ts'

/** The lines that are short, with what is left of each. */
const ofShortLines = carries<{ lines: readonly { goodsSpecId: string; wanted: number; stock: number }[] }>()

export const checkoutRefusals = defineRefusals('checkout', {
  goodsGone: {
    code: '40004',
    text: {
      'zh-CN': '有商品已下架，请返回购物车查看',
      'en-US': 'A product you chose is no longer sold. Check your cart',
      'ko-KR': '판매가 끝난 상품이 있어요. 장바구니를 확인해 주세요',
    },
  },
  accountClosed: {
    code: '40009',
    text: {
      'zh-CN': '账号已注销，不能再下单',
      'en-US': 'This account has been closed and can no longer order',
      'ko-KR': '탈퇴한 계정이라 주문할 수 없어요',
    },
  },
  priceChanged: {
    code: '40010',
    data: carries<{ preview: Preview }>(),
    text: {
      'zh-CN': '价格有变动：现在合计 ¥{total}，请确认后重新提交',
      'en-US': 'The price changed: the total is now ¥{total}. Check it and place the order again',
      'ko-KR': '가격이 바뀌었어요. 지금 합계는 ¥{total}이에요. 확인하고 다시 주문해 주세요',
    },
  },
  stockShort: {
    code: '40011',
    data: ofShortLines,
    text: {
      'zh-CN': '“{name}”库存只剩 {stock} 件',
      'en-US': 'Only {stock} of “{name}” left',
      'ko-KR': '‘{name}’ 재고가 {stock}개 남았어요',
    },
  },
  soldOut: {
    code: '40011',
    data: ofShortLines,
    text: {
      'zh-CN': '“{name}”已售罄',
      'en-US': '“{name}” is sold out',
      'ko-KR': '‘{name}’은(는) 품절됐어요',
    },
  },
  tooManyOfOne: {
    code: '40001',
    text: {
      'zh-CN': '“{name}”一单最多买 {max} 件',
      'en-US': 'You can order at most {max} of “{name}”',
      'ko-KR': '‘{name}’은(는) 한 번에 {max}개까지 주문할 수 있어요',
    },
  },
  personLimit: {
    code: '40001',
    text: {
      'zh-CN': '“{name}”每人 30 天内限购 {limit} 件，你还能买 {rest} 件',
      'en-US': 'One person can order {limit} of “{name}” within 30 days; you can order {rest} more',
      'ko-KR': '‘{name}’은(는) 한 사람이 30일 동안 {limit}개까지 살 수 있어요. {rest}개 더 살 수 있어요',
    },
  },
  notDeliverable: {
    code: '40009',
    data: carries<{ shopId: string; lines: readonly { goodsSpecId: string }[] }>(),
    text: {
      'zh-CN': '{shop} 不配送到 {place}，请换个地址或移除商品',
      'en-US': '{shop} does not deliver to {place}. Choose another address or remove its products',
      'ko-KR': '{shop}에서는 {place}(으)로 배송하지 않아요. 다른 배송지를 고르거나 상품을 빼 주세요',
    },
  },
  addressGone: {
    code: '40004',
    text: {
      'zh-CN': '请选择收货地址',
      'en-US': 'Choose a delivery address',
      'ko-KR': '배송지를 선택해 주세요',
    },
  },
  placeMissing: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请说明送到哪里：至少写出省份',
      'en-US': 'Say where to deliver: at least the province',
      'ko-KR': '어디로 보낼지 알려 주세요. 성(시·도)까지는 꼭 필요해요',
    },
  },
  wrongShop: {
    code: '40001',
    text: {
      'zh-CN': '商品不属于所填的店铺',
      'en-US': 'A product does not belong to the shop it was listed under',
      'ko-KR': '해당 가게의 상품이 아니에요',
    },
  },
  tooManyUnpaid: {
    code: '40009',
    text: {
      'zh-CN': '还有 {count} 个订单没付款，请先付款或取消',
      'en-US': 'You have {count} unpaid orders. Pay or cancel some first',
      'ko-KR': '결제하지 않은 주문이 {count}개 있어요. 먼저 결제하거나 취소해 주세요',
    },
  },
})

/** Why stock is short. */
export type StockReason = 'checkout/soldOut' | 'checkout/stockShort'

/** Why the wanted lines cannot be ordered at the agreed price. */
export type QuoteReason =
  | StockReason
  | 'checkout/goodsGone'
  | 'checkout/notDeliverable'
  | 'checkout/priceChanged'
  | 'checkout/tooManyOfOne'
  | 'checkout/personLimit'
  | 'checkout/wrongShop'

/** Why the transaction refuses a purchase. */
export type PlaceReason = QuoteReason | 'checkout/addressGone' | 'checkout/tooManyUnpaid'

/** Why `saveOrder` refuses a purchase. */
export type SaveReason = PlaceReason | 'checkout/accountClosed' | 'idempotency/keyReused' | 'saleQueues/wait'
