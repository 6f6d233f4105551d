import { defineTexts } from '@hojip/platform/page'

export const topTexts = defineTexts({
  'zh-CN': {
    back: '返回',
    share: '分享',
    linkCopied: '链接已复制',
    linkNotCopied: '没能复制，请从地址栏复制',
  },
  'en-US': {
    back: 'Back',
    share: 'Share',
    linkCopied: 'Link copied',
    linkNotCopied: 'Could not copy. Please copy it from the address bar',
  },
  'ko-KR': {
    back: '뒤로',
    share: '공유',
    linkCopied: '링크를 복사했어요',
    linkNotCopied: '복사하지 못했어요. 주소창에서 복사해 주세요',
  },
})
