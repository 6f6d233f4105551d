import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR: Texts<typeof zhCN> = {
  title: '재고 실사',
  stock: '재고',
  stepGet: '1. 실사표 내려받기',
  getHint:
    '옵션마다 한 줄씩, 장부 수량이 함께 들어 있어요. 결제 대기와 발송 대기까지 포함해 선반에 있어야 할 전체 수량이에요.',
  which: '범위',
  get: '실사표 내려받기',
  stepSend: '2. 작성해서 올리기',
  sendHint:
    '‘실사 수량’에 선반에 있는 수량(결제·발송 대기 포함)을 적고 CSV로 저장해 주세요. 비워 둔 줄은 건너뛰어요. ‘발송 대기’, ‘장부 수량’, ‘실사표 버전’은 그대로 두세요.',
  file: 'CSV 파일 선택',
  mayNot: '재고를 볼 수만 있고 바꿀 수는 없는 권한이에요',
  notASheet:
    '실사표가 아닌 것 같아요. CSV 형식으로 ‘상품 번호’, ‘발송 대기’, ‘장부 수량’, ‘실사 수량’, ‘실사표 버전’ 열을 남겨 주세요',
  oldSheet:
    '‘발송 대기’ 열이 없는 예전 실사표예요. 장부 수량에 발송 대기 수량이 빠져 있으니 실사표를 새로 내려받아 적어 주세요',
  nothingCounted: '실사 수량이 아직 적혀 있지 않아요',
  tooManyRows: (n) => `한 번에 ${n}줄까지 올릴 수 있어요. 파일을 나눠 주세요`,
  stepApply: '3. 확인하고 재고 바꾸기',
  busy: {
    check: (done, rows) => `확인하는 중: ${done} / ${rows}`,
    apply: (done, rows) => `재고를 바꾸는 중: ${done} / ${rows}`,
  },
  found: ({ changes, more, less, same, wrong }) =>
    [
      changes > 0 && `옵션 ${changes}개에 차이가 있어요(초과 ${more}개, 부족 ${less}개)`,
      same > 0 && `${same}개는 차이가 없어요`,
      wrong > 0 && `${wrong}줄에 문제가 있어요`,
    ]
      .filter(Boolean)
      .join(', '),
  apply: (n) => `옵션 ${n}개의 재고 바꾸기`,
  applied: (n) => `옵션 ${n}개의 재고를 바꿨어요. 기록에서 확인할 수 있어요`,
  withMoved: (n) =>
    `내려받은 뒤 주문으로 수량이 변한 옵션 ${n}개도 바꾸기: 실사에서 나온 차이만큼만 바꾸고, 그동안의 판매와 반품은 그대로 둬요`,
  saveLeft: (n) => `바꾸지 않은 ${n}줄 내려받기`,
  sku: '상품 번호',
  product: '상품',
  book: '장부',
  counted: '실사',
  now: '현재',
  result: '결과',
  becomes: (n) => `${n}개로 변경`,
  soldSince: (n) => `그동안 ${n}개 발송`,
  backSince: (n) => `그동안 ${n}개 반품`,
  notShown: (n) => `${n}줄은 표시하지 않았어요`,
  problems: {
    skuGone: '우리 가게에 없는 번호예요',
    ambiguous: '같은 번호를 쓰는 옵션이 여러 개예요. 재고 화면에서 하나씩 고쳐 주세요',
    repeated: '번호가 실사표에 두 번 있어요',
    corrected: '내려받은 뒤 누군가 수량을 바꿨어요. 새로 내려받아 다시 세어 주세요',
    short: '결제·발송 대기 수량보다 적어요',
    unreadable: '수량이나 실사표 버전이 정수가 아니에요',
    rounded: '표 프로그램이 상품 번호를 지수로 바꿔 뒷자리가 사라졌어요. 열을 텍스트로 바꿔 주세요',
  },
}
