import { defineTexts } from '@hojip/platform/page'

export const bodyTexts = defineTexts({
  'zh-CN': { brand: '品牌', number: '商品编号', showAll: '展开全部详情', showLess: '收起' },
  'en-US': { brand: 'Brand', number: 'Item number', showAll: 'Show all details', showLess: 'Show less' },
  'ko-KR': { brand: '브랜드', number: '상품 번호', showAll: '상세 설명 모두 보기', showLess: '접기' },
})
