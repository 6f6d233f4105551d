import { defineRefusals } from '../refusal/index.ts'

export const idempotencyRefusals = defineRefusals('idempotency', {
  keyReused: {
    code: '40009',
    text: {
      'zh-CN': '同一个 Idempotency-Key 已用于另一个请求',
      'en-US': 'This Idempotency-Key has been used for another request',
      'ko-KR': '이 Idempotency-Key는 이미 다른 요청에 사용됐어요',
    },
  },
})
