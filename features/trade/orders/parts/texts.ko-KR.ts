import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  number: '주문번호',
  times: (n) => `×${n}`,
  progress: '주문 진행 상황',
  steps: { paid: '결제 완료', shipped: '상품 발송', awaiting: '배송 완료', completed: '주문 완료' },
  awaited: {
    paid: '결제 대기',
    shipped: '발송 대기',
    awaiting: '배송 완료 대기',
    completed: '구매확정 대기',
  },
  logistics: '배송',
  parcel: (n) => `택배 ${n}`,
  parcelCount: (n) => `택배 ${n}개`,
  pieces: (n) => `총 ${n}개`,
  trackingNumber: '운송장 번호',
  callCarrier: '택배사 전화',
  parcelStates: ['집화 완료', '배송 중', '배달 중', '배송 완료', '배달 실패', '문제 발생', '반송됨'],
  noTraces: '택배사 소식이 아직 없어요. 상품을 받아 가면 여기에 모두 보여 드려요.',
  eta: (from, to) => `${from}~${to} 도착 예정`,
  etaLater: (from, to, promised) => `${from}~${to} 도착 예정 (처음 안내한 ${promised}보다 늦어져요)`,
  broughtBack:
    '배송하지 못해 가게로 돌아간 택배예요. 가게가 다시 보낼 때까지 자동으로 구매확정되지 않아요. 환불을 신청할 수도 있어요.',
  silent: '며칠째 택배 소식이 없어 택배사에 확인하고 있어요.',
  corrected: '가게가 운송장 번호를 고쳤어요',
  placed: '주문 시간',
  payWay: '결제 방법',
  payWays: { '1': '알리페이', '2': '위챗페이' },
  payTime: '결제 시간',
  shipTime: '발송 시간',
  arriveTime: '배송 완료 시간',
  finishTime: '주문 완료 시간',
  closeTime: '취소 시간',
  remark: '남긴 말',
} satisfies Texts<typeof zhCN>
