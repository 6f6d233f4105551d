import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'
import type { HotWordsRead } from './contract/hot-words.ts'

export const hotWordsRefusals = defineRefusals('hotWords', {
  changed: {
    code: '40009',
    data: carries<{ now: HotWordsRead }>(),
    text: {
      'zh-CN': '别人刚刚改过热搜词，请看过现在的再保存',
      'en-US': 'Somebody has just changed the hot words. Look at them as they are now before you save',
      'ko-KR': '다른 사람이 방금 인기 검색어를 바꿨어요. 지금 내용을 확인한 뒤 저장해 주세요',
    },
  },
  invalid: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '有几处要改了才能保存',
      'en-US': 'Some fields must be corrected before this can be saved',
      'ko-KR': '몇 군데를 고쳐야 저장할 수 있어요',
    },
  },
})
