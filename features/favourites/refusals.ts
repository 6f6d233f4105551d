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
  followsFull: {
    code: '40009',
    text: {
      'zh-CN': '最多关注 {max} 家店铺，请先取消一些',
      'en-US': 'You can follow {max} shops at most. Unfollow some first',
      'ko-KR': '가게는 {max}곳까지 단골로 둘 수 있어요. 먼저 몇 곳을 해제해 주세요',
    },
  },
})

/** Goods to save. */
export type SaveReason = 'favourites/favouritesFull' | 'favourites/goodsGone' | 'http/notFound'
