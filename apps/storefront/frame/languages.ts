/** Asked in Korean whatever the page's language: whom it is for reads that. */
export const koreanOffer = {
  language: '언어',
  question: '조선어로 볼까요?',
  yes: '조선어로 보기',
  no: '닫기',
}
