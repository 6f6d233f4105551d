import { defineRefusals } from '@hojip/platform/refusal'

export const demoFaultsRefusals = defineRefusals('demoFaults', {
  none: {
    code: '40004',
    text: {
      'zh-CN': '这个商城接的是真实服务，没有模拟器',
      'en-US': 'This mall uses real services and has no simulators',
      'ko-KR': '실제 서비스에 연결된 몰이라 시뮬레이터가 없어요',
    },
  },
  away: {
    code: '50301',
    text: {
      'zh-CN': '模拟器没有回应，请看看它是否在运行',
      'en-US': 'The simulators do not answer. Check whether they are running',
      'ko-KR': '시뮬레이터가 응답하지 않아요. 실행 중인지 확인해 주세요',
    },
  },
  notOfService: {
    code: '40001',
    text: {
      'zh-CN': '这项服务没有这种故障',
      'en-US': 'This service cannot have this fault',
      'ko-KR': '이 서비스에는 없는 장애예요',
    },
  },
})
