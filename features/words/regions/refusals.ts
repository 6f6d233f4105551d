import { defineRefusals, namesFields } from '@hojip/platform/refusal'

/** Clients know it by the name of the room that it came from. */
export const regionsRefusals = defineRefusals('addresses', {
  placeUnknown: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '没有找到地区“{place}”。{nearest}',
      'en-US': 'There is no place “{place}”. {nearest}',
      'ko-KR': '‘{place}’(이)라는 지역을 찾지 못했어요. {nearest}',
    },
  },
})
