import { defineRefusals } from '@hojip/platform/refusal'

export const translationRefusals = defineRefusals('translation', {
  notTranslated: {
    code: '40009',
    text: {
      'zh-CN': '这段文字现在翻译不了，请稍后再试',
      'en-US': 'This text could not be translated. Please try again later',
      'ko-KR': '지금은 번역할 수 없어요. 잠시 후 다시 시도해 주세요',
    },
  },
})
