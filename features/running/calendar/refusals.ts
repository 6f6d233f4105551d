import { defineRefusals } from '@hojip/platform/refusal'

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
