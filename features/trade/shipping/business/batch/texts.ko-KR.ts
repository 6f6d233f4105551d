import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '일괄 발송',
  stepGet: '1. 발송 대기 파일 받기',
  getAll: '발송 대기 주문 전체가 한 줄씩 들어 있어요',
  getChosen: (n) => `선택한 주문 ${n}건 중 아직 다 보내지 않은 주문이 한 줄씩 들어 있어요`,
  get: '파일 받기',
  stepSend: '2. 채워서 올리기',
  sendHint:
    '주문마다 택배사와 운송장 번호를 하나씩 적고 CSV로 저장해 주세요. 번호가 없는 줄은 건너뛰어요. 여러 택배로 나눠 보낼 주문은 주문 목록에서 따로 발송해 주세요.',
  file: 'CSV 파일 선택',
  notASheet:
    '발송 파일이 아닌 것 같아요. CSV 형식으로 ‘주문번호’, ‘택배사’, ‘운송장 번호’ 열을 그대로 두어 주세요',
  noNumbers: '아직 운송장 번호가 하나도 없어요',
  tooManyRows: (n) => `한 번에 ${n}줄까지 올릴 수 있어요. 파일을 나눠 주세요`,
  checking: '확인하고 있어요…',
  stepShip: '3. 확인하고 발송하기',
  checked: (ready, wrong) =>
    wrong > 0
      ? `${ready}건을 발송할 수 있고, ${wrong}줄에 문제가 있어요`
      : `${ready}건 모두 발송할 수 있어요`,
  ship: (n) => `${n}건 발송`,
  saveRefused: '문제가 있는 줄 받기',
  row: '줄',
  order: '주문번호',
  carrier: '택배사',
  number: '운송장 번호',
  result: '결과',
  ready: '발송 가능',
  notShown: (n) => `${n}줄이 더 있어요`,
  problems: {
    orderGone: '없는 주문이에요',
    orderRounded:
      'Excel이 주문번호를 지수로 바꿔 뒷자리가 사라졌어요. 열을 텍스트로 바꾸고 받은 파일에서 다시 복사해 주세요',
    numberRounded:
      'Excel이 운송장 번호를 지수로 바꿔 뒷자리가 사라졌어요. 열을 텍스트로 바꾸고 다시 적어 주세요',
    notNow: '지금은 발송할 수 없어요',
    carrierUnknown: '없는 택배사예요',
    numberMalformed: '운송장 번호는 영문, 숫자, 하이픈 6–32자예요',
    orderRepeated: '파일에 같은 주문이 또 있어요',
    numberRepeated: '파일에 같은 번호가 또 있어요',
    numberTaken: '이미 사용된 번호예요',
    shippedBefore: '이미 발송했어요',
  },
  lastSheet: '지난 파일',
  running: (done, rows) => `발송 중: ${done} / ${rows}`,
  ended: (shipped, rest) =>
    rest > 0 ? `${shipped}건 발송, ${rest}줄은 발송하지 않았어요` : `${shipped}건 모두 발송했어요`,
  pickList: '피킹 리스트',
  pickSum: (orders, kinds, units) => `주문 ${orders}건, 상품 ${kinds}종, 총 ${units}개`,
  pickMore: (n) => `먼저 결제된 ${n}건만 보여요`,
  print: '인쇄',
  bySku: '상품별',
  byOrder: '주문별',
  product: '상품',
  units: '수량',
  inOrders: '들어갈 주문',
  nothing: '챙길 상품이 없어요',
  loading: '피킹 리스트를 준비하고 있어요',
  failed: '피킹 리스트를 열지 못했어요',
  retry: '다시 시도',
} satisfies Texts<typeof zhCN>
