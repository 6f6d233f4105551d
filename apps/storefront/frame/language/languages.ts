/** In Korean whatever the page's language: it is for people who read Korean. */
export const koreanOffer = {
  language: '언어',
  question: '조선어로 볼까요?',
  yes: '조선어로 보기',
  no: '닫기',
}
