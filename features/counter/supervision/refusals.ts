import { defineRefusals } from '@hojip/platform/refusal'

export const supervisionRefusals = defineRefusals('supervision', {
  shopGone: {
    code: '40004',
    text: { 'zh-CN': '没有这家店铺', 'en-US': 'There is no such shop', 'ko-KR': '없는 가게예요' },
  },
  /** Another operator was faster. */
  changed: {
    code: '40009',
    text: {
      'zh-CN': '这家店铺的状态刚刚变了，请看一下再操作',
      'en-US': 'This shop has just changed. Look at it again first',
      'ko-KR': '가게 상태가 방금 바뀌었어요. 다시 확인해 주세요',
    },
  },
})
