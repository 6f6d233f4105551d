import type { Texts } from '@hojip/platform/i18n'
import type { queueTexts as chinese } from './texts.zh-CN.ts'

export const queueTexts: Texts<typeof chinese> = {
  title: '대기열',
  forProduct: '구매 대기 상품',
  forMall: '지금 주문이 몰려서 순서대로 결제하고 있어요',
  before: (n) => `앞에 ${n}명 있어요`,
  youAreNext: '바로 다음 차례예요',
  number: (n) => `내 번호는 ${n}번이에요`,
  wait: (minutes) => {
    if (minutes <= 1) return '1분 안에 차례가 돼요'
    return minutes < 90 ? `약 ${minutes}분 남았어요` : `약 ${Math.round(minutes / 60)}시간 남았어요`
  },
  slower: '입장이 조금 느려져서 더 기다려야 해요',
  paused: '입장을 잠시 멈췄어요. 순서는 그대로예요',
  keeps: '페이지를 닫거나 기기를 바꿔도 순서는 그대로예요',
  lasts: (minutes) => `차례가 되면 ${minutes}분 안에 주문해 주세요. 주문 화면으로 자동으로 넘어가요`,
  noStock: '기다리는 동안 재고를 잡아 두지는 않아요. 주문이 끝나야 구매가 확정돼요',
  gathering: (time) => `${time}에 시작해요`,
  drawn: '시작할 때 모인 분들의 순서를 추첨해요. 일찍 오거나 새로고침해도 유리하지 않아요',
  opensIn: '시작까지',
  yourTurn: '내 차례예요',
  orderWithin: '주문할 수 있는 시간',
  toCheckout: '주문하러 가기',
  passedTitle: '차례가 지났어요',
  passedText: (minutes) => `${minutes}분 안에 주문하지 않아 차례가 지났어요. 다시 줄을 설 수 있어요`,
  takeAgain: '다시 줄 서기',
  soldOutTitle: '모두 팔렸어요',
  soldOutText: (keepsPlace) =>
    `결제하지 않은 분이 있으면 몇 개가 다시 나올 수 있어요. ${keepsPlace ? '순서는 그대로이고, ' : ''}화면은 자동으로 바뀌어요`,
  offSaleTitle: '지금은 판매가 중지됐어요',
  offSaleText: (keepsPlace) =>
    `가게에서 다시 판매를 시작하면 주문할 수 있어요. ${keepsPlace ? '순서는 그대로 두고 ' : ''}이 화면에서 바로 알려 드려요`,
  goneTitle: '판매가 끝난 상품이에요',
  goneText: '대기열도 끝났으니 기다리지 않으셔도 돼요',
  endedTitle: '이제 기다리지 않아도 돼요',
  endedText: '바로 주문할 수 있어요',
  fullTitle: '대기열이 가득 찼어요',
  fullText: '자리가 나면 이 화면에서 자동으로 줄을 서 드려요',
  taking: '번호를 받는 중이에요',
  toProduct: '상품 보기',
  toCart: '장바구니로 가기',
}
