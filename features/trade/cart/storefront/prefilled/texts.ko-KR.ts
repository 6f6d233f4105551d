import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '장바구니에 담을까요?',
  explained: '링크에 담긴 상품이에요. 가격은 지금 가격이고, 확인하면 장바구니에 담겨요.',
  leftOut: (count: number) => `링크에 있던 ${count}개는 빠졌어요. 판매가 끝났거나 품절됐거나 링크가 잘렸어요`,
  short: (stock: number) => `재고가 ${stock}개뿐이에요`,
  times: (count: number) => `× ${count}`,
  sum: '상품 합계',
  putIn: '장바구니에 담기',
  nothing: '이 링크에는 살 수 있는 상품이 없어요',
  nothingText: '판매가 끝났거나 링크가 잘렸을 수 있어요.',
  full: '장바구니가 가득 차서 다 담지 못했어요',
  look: '상품 보러 가기',
} satisfies Texts<typeof zhCN>
