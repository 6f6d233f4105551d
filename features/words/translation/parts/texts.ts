import { defineTexts } from '@hojip/platform/page'

export const translationTexts = defineTexts({
  'zh-CN': {
    actions: { original: '翻译', busy: '正在翻译', translated: '看原文', failed: '再试一次' },
    states: { original: '', busy: '', translated: '机器翻译，仅供参考', failed: '现在翻译不了' },
    always: '自动翻译',
  },
  'en-US': {
    actions: { original: 'Translate', busy: 'Translating', translated: 'See original', failed: 'Try again' },
    states: {
      original: '',
      busy: '',
      translated: 'Machine translation',
      failed: 'Can’t translate right now',
    },
    always: 'Translate automatically',
  },
  'ko-KR': {
    actions: { original: '번역 보기', busy: '번역하는 중', translated: '원문 보기', failed: '다시 시도' },
    states: {
      original: '',
      busy: '',
      translated: '기계 번역이라 틀릴 수 있어요',
      failed: '지금은 번역할 수 없어요',
    },
    always: '자동 번역',
  },
})
