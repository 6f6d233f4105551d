import { defineRefusals } from '@hojip/platform/refusal'

export const footprintsRefusals = defineRefusals('footprints', {
  goodsGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这件商品',
      'en-US': 'This product does not exist',
      'ko-KR': '상품을 찾을 수 없어요',
    },
  },
  footprintGone: {
    code: '40004',
    text: {
      'zh-CN': '这条足迹已经不在了',
      'en-US': 'This entry has already been deleted',
      'ko-KR': '이미 지워진 기록이에요',
    },
  },
})
