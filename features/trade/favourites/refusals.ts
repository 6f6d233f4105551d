import { defineRefusals } from '@hojip/platform/refusal'

export const favouritesRefusals = defineRefusals('favourites', {
  goodsGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这件商品',
      'en-US': 'This product does not exist',
      'ko-KR': '상품을 찾을 수 없어요',
    },
  },
  shopGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这家店铺',
      'en-US': 'This shop does not exist',
      'ko-KR': '가게를 찾을 수 없어요',
    },
  },
  favouritesFull: {
    code: '40009',
    text: {
      'zh-CN': '最多收藏 {max} 件商品，请先删掉一些',
      'en-US': 'You can save {max} products at most. Delete some first',
      'ko-KR': '찜은 {max}개까지 할 수 있어요. 먼저 몇 개를 지워 주세요',
    },
  },
  alertGone: {
    code: '40004',
    text: {
      'zh-CN': '没有这个提醒，可能已经提醒过了',
      'en-US': 'There is no such alert. You may have been told already',
      'ko-KR': '없는 알림이에요. 이미 알려 드렸을 수 있어요',
    },
  },
  inStock: {
    code: '40009',
    text: {
      'zh-CN': '这个规格现在就有货，可以直接买',
      'en-US': 'This option is in stock, you can buy it now',
      'ko-KR': '지금 살 수 있는 옵션이에요',
    },
  },
  targetNotLower: {
    code: '40001',
    text: {
      'zh-CN': '提醒价格要比现在的 ¥{price} 低',
      'en-US': 'The price to wait for has to be below the present ¥{price}',
      'ko-KR': '알림 가격은 지금 가격 ¥{price}보다 낮아야 해요',
    },
  },
  alertsFull: {
    code: '40009',
    text: {
      'zh-CN': '最多设 {max} 个提醒，请先删掉一些',
      'en-US': 'You can set {max} alerts at most. Delete some first',
      'ko-KR': '알림은 {max}개까지 받을 수 있어요. 먼저 몇 개를 지워 주세요',
    },
  },
  followsFull: {
    code: '40009',
    text: {
      'zh-CN': '最多关注 {max} 家店铺，请先取消一些',
      'en-US': 'You can follow {max} shops at most. Unfollow some first',
      'ko-KR': '가게는 {max}곳까지 단골로 둘 수 있어요. 먼저 몇 곳을 해제해 주세요',
    },
  },
  productFollowsFull: {
    code: '40009',
    text: {
      'zh-CN': '最多关注 {max} 件商品，请先取消一些',
      'en-US': 'You can follow {max} products at most. Unfollow some first',
      'ko-KR': '상품은 {max}개까지 소식을 받을 수 있어요. 먼저 몇 개를 해제해 주세요',
    },
  },
})

/** Options to wait for. */
export type AlertReason =
  | 'favourites/alertsFull'
  | 'favourites/goodsGone'
  | 'favourites/inStock'
  | 'favourites/targetNotLower'
  | 'http/notFound'

/** Goods to save. */
export type SaveReason = 'favourites/favouritesFull' | 'favourites/goodsGone' | 'http/notFound'
