import { defineRefusals } from '@hojip/platform/refusal'

export const browseRefusals = defineRefusals('browse', {
  previewGone: {
    code: '40004',
    text: {
      'zh-CN': '预览已过期，请在页面编排里重新打开',
      'en-US': 'This preview has expired. Open it again where the page is edited',
      'ko-KR': '미리보기가 만료됐어요. 편집 화면에서 다시 열어 주세요',
    },
  },
})
