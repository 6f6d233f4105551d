import { defineTexts } from '@hojip/platform/page'

export const storyTexts = defineTexts({
  'zh-CN': { story: '它的故事', buy: '选一份' },
  'en-US': { story: 'Its story', buy: 'Choose yours' },
  'ko-KR': { story: '상품 이야기', buy: '고르기' },
})
