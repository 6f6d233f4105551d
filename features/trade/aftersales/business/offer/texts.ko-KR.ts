import type { zhCN } from './texts.zh-CN.ts'

export const koKR: typeof zhCN = {
  title: '환불 제안하기',
  nothing: '지금은 이 주문에 환불을 제안할 수 없어요',
  waits: '구매자의 답을 기다리는 제안이 있어요',
  failed: '불러오지 못했어요.',
  retry: '다시 시도',
  line: '환불할 상품',
  paid: (money: string, n: number) => `결제 ${money}, ${n}개`,
  receiving: '구매자가 상품을 받았나요?',
  receivings: { 0: '받지 못했어요', 1: '받았어요 (돌려받지 않음)' },
  units: '수량',
  money: '환불 금액(위안)',
  most: (money: string) => `최대 ${money}`,
  wholeOnly: '발송 전 상품은 전액 환불돼요',
  words: '구매자에게 남길 말(선택)',
  follows:
    '구매자는 채팅과 알림에서 제안을 보고 3일 안에 수락하거나 거절할 수 있어요. 수락하면 추가 확인 없이 바로 환불돼요.',
  done: '구매자에게 제안을 보냈어요',
  wrong: {
    money: '0보다 큰 금액을 소수점 둘째 자리까지 입력해 주세요',
    tooMuch: '환불할 수 있는 금액보다 많아요',
  },
}
