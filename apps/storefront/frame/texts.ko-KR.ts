import type { FrameTexts } from './texts.zh-CN.ts'

export const koKR: FrameTexts = {
  search: '검색',
  searchHint: '상품·가게 검색',
  searchFor: (word) => `상품·가게 검색, 예: ${word}`,
  clearSearch: '검색어 지우기',
  hello: '안녕하세요, 호집에 오신 걸 환영해요',
  helloAgain: (name) => `${name}님, 안녕하세요`,
  logIn: '로그인',
  registerFree: '무료 회원가입',
  personalCenter: '마이페이지',
  menu: { orders: '주문 내역', messages: '메시지', me: '마이페이지', addresses: '배송지', help: '도움말' },
  signIn: '로그인 · 회원가입',
  signOut: '로그아웃',
  account: '내 계정',
  cart: '장바구니',
  sell: '판매자 센터',
  popular: '많이 찾는 검색어',
  mainMenu: '주 메뉴',
  mall: { korea: '한국관', imported: '수입 상품', rankings: '순위' },
  tabs: { home: '홈', categories: '카테고리', cart: '장바구니', me: '마이' },
}
