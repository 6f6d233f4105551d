import { defineTexts } from '@hojip/platform/page'

export const announcedTexts = defineTexts({
  'zh-CN': {
    names: { agreement: '用户服务协议', privacy: '隐私政策', shopAgreement: '商家开店协议' },
    changes: (name: string, day: string) => `《${name}》有修改，${day}起生效`,
    look: '看看改成了什么',
  },
  'en-US': {
    names: { agreement: 'user agreement', privacy: 'privacy policy', shopAgreement: 'shop agreement' },
    changes: (name, day) => `The ${name} changes on ${day}`,
    look: 'See the new text',
  },
  'ko-KR': {
    names: { agreement: '이용약관', privacy: '개인정보 처리방침', shopAgreement: '판매자 입점 약관' },
    changes: (name, day) => `${name} 내용이 ${day}부터 바뀌어요`,
    look: '바뀔 내용 보기',
  },
})
