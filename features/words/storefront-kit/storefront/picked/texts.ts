import { defineTexts } from '@hojip/platform/page'

export const pickedTexts = defineTexts({
  'zh-CN': { pickedForYou: '为你挑选', boughtByMany: '大家常买', lookAround: '去逛逛' },
  'en-US': { pickedForYou: 'Picked for you', boughtByMany: 'Bought by many', lookAround: 'Look around' },
  'ko-KR': { pickedForYou: '이런 상품 어때요', boughtByMany: '많이 사는 상품', lookAround: '둘러보기' },
})
