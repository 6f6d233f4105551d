import { ko } from '@hojip/platform/korean'
import type { OwnWords } from './texts.zh-CN.ts'

export const koKR: OwnWords = {
  on: '켬',
  off: '끔',
  units: { count: (n) => `${n}개` },
  channelOff: (channel) => ko`${channel}(으)로 새로 결제할 수 없어요. 이미 연 결제는 끝까지 할 수 있어요`,
  switches: {
    shopJoin: { name: '입점 신청', off: '새 입점 신청을 받지 않아요. 이미 접수된 신청은 그대로 심사해요' },
    comments: {
      name: '상품평 쓰기',
      off: '상품평과 추가 상품평을 쓸 수 없어요. 기존 상품평은 그대로 보여요',
    },
    commentPictures: {
      name: '상품평 사진',
      off: '새 상품평에는 글만 쓸 수 있어요. 기존 사진은 그대로 보여요',
    },
    questions: { name: '상품 질문', off: '새 질문을 올릴 수 없어요. 기존 문답은 그대로 보여요' },
    answers: { name: '구매자 답변', off: '구매자는 답변할 수 없고, 판매자는 계속 답변할 수 있어요' },
    recommendations: { name: '상품 추천', off: '홈, 상품 페이지, 장바구니에 추천이 나오지 않아요' },
    translation: { name: '호집 번역', off: '호집의 번역 서버를 쓰지 않아요. 브라우저 번역은 그대로예요' },
    shareLinks: { name: '공유용 짧은 링크', off: '새 공유 링크를 만들 수 없어요. 전에 만든 링크는 열려요' },
    browserPush: {
      name: '브라우저 알림',
      off: '새 브라우저는 구독할 수 없어요. 이미 구독한 브라우저는 계속 받아요',
    },
  },
  limits: {
    products: {
      name: '가게당 상품 수',
      hint: '이미 넘은 가게의 상품은 그대로 두고 추가만 막아요. 가게별 한도는 ‘가게’에서 정할 수 있어요',
    },
    favourites: { name: '1인당 찜 상품 수', hint: '이미 넘은 사람의 찜은 그대로 두고 새로 담기만 막아요' },
    follows: { name: '1인당 단골 가게 수', hint: '이미 넘은 사람의 단골은 그대로 두고 추가만 막아요' },
    alerts: { name: '1인당 가격·재입고 알림 수', hint: '이미 설정한 알림은 그대로 보내요' },
    questionsADay: { name: '1인당 하루 질문 수', hint: '최근 24시간 기준이에요' },
    answersADay: {
      name: '구매자 1인당 하루 답변 수',
      hint: '최근 24시간 기준이고, 판매자 답변은 제한하지 않아요',
    },
  },
}
