import { defineRefusals } from '@hojip/platform/refusal'

export const healthRefusals = defineRefusals('health', {
  nothingFailed: {
    code: '40009',
    text: {
      'zh-CN': '这个队列里已经没有失败的任务，可能别人刚刚处理过',
      'en-US': 'No job of this queue is failed any more. Somebody may just have tried them again',
      'ko-KR': '이 대기열에는 실패한 작업이 더 없어요. 다른 사람이 방금 처리했을 수 있어요',
    },
  },
})
