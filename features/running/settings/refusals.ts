import { carries, defineRefusals } from '@hojip/platform/refusal'
import type { Setting } from './contract/setting.ts'

export const settingsRefusals = defineRefusals('settings', {
  changed: {
    code: '40009',
    data: carries<{ now: Setting }>(),
    text: {
      'zh-CN': '别人刚刚改过这一项，请先看现在的值',
      'en-US': 'Somebody has just changed this setting. Look at its value now first',
      'ko-KR': '다른 사람이 방금 이 설정을 바꿨어요. 지금 값을 먼저 확인해 주세요',
    },
  },
  outOfRange: {
    code: '40001',
    text: {
      'zh-CN': '只能填 {min} 到 {max} 之间的整数',
      'en-US': 'Enter a whole number from {min} to {max}',
      'ko-KR': '{min}에서 {max} 사이의 정수를 입력해 주세요',
    },
  },
  lastWayToPay: {
    code: '40001',
    text: {
      'zh-CN': '至少要留一种支付方式，请先打开另一种',
      'en-US': 'At least one way to pay has to stay on. Switch the other one on first',
      'ko-KR': '결제 수단은 하나 이상 켜 두어야 해요. 다른 결제 수단을 먼저 켜 주세요',
    },
  },
})

export const calendarRefusals = defineRefusals('calendar', {
  outside: {
    code: '40001',
    text: {
      'zh-CN': '只能改 {first} 至 {last} 的日子',
      'en-US': 'Only days from {first} to {last} can be changed',
      'ko-KR': '{first}부터 {last}까지만 바꿀 수 있어요',
    },
  },
})
