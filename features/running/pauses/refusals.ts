import { defineRefusals } from '@hojip/platform/refusal'

export const pausesRefusals = defineRefusals('pauses', {
  unknownPart: {
    code: '40004',
    text: {
      'zh-CN': '没有“{name}”，请从列表里选',
      'en-US': 'There is no “{name}”. Choose one of the list',
      'ko-KR': '‘{name}’ 항목이 없어요. 목록에서 골라 주세요',
    },
  },
  alreadyPaused: {
    code: '40009',
    text: {
      'zh-CN': '{who} 已经暂停了它，原因：{reason}',
      'en-US': '{who} has paused it already: {reason}',
      'ko-KR': '{who} 님이 이미 중지했어요. 사유: {reason}',
    },
  },
  notPaused: {
    code: '40009',
    text: {
      'zh-CN': '它没有暂停，可能别人已经恢复了',
      'en-US': 'It is not paused. Somebody may have resumed it already',
      'ko-KR': '중지된 상태가 아니에요. 다른 사람이 이미 재개했을 수 있어요',
    },
  },
})
