import { defineTexts } from '@hojip/platform/page'
import { plural } from '@hojip/platform/i18n'

interface Found {
  changes: number
  more: number
  less: number
  same: number
  wrong: number
}

export const countTexts = defineTexts({
  'zh-CN': {
    title: '盘点',
    stock: '库存',
    stepGet: '1. 下载盘点表',
    getHint: '每个规格一行，带账面数量：货架上应有的全部件数，包括待付款和已付款还没发出的。',
    which: '范围',
    get: '下载盘点表',
    stepSend: '2. 填好后上传',
    sendHint:
      '在“实盘数量”里填货架上的件数（含待付款和待发货的），存成 CSV。没填的行会跳过；“待发货”“账面数量”“表格版本”请保持原样。',
    file: '选择 CSV 文件',
    mayNot: '你的职责只能看库存，不能改',
    notASheet: '看不出这是盘点表：请用 CSV 格式，保留“编码”“待发货”“账面数量”“实盘数量”“表格版本”五列',
    oldSheet: '这张盘点表没有“待发货”一列，是以前的格式，账面数量不含待发货的件数。请重新下载盘点表再填',
    nothingCounted: '表格里还没有填实盘数量',
    tooManyRows: (n: number) => `一次最多 ${n} 行，请分成几份`,
    stepApply: '3. 核对，改库存',
    busy: {
      check: (done: number, rows: number) => `正在核对：${done} / ${rows}`,
      apply: (done: number, rows: number) => `正在改库存：${done} / ${rows}`,
    },
    found: ({ changes, more, less, same, wrong }: Found) =>
      [
        changes > 0 && `${changes} 个规格有差异（多 ${more} 件，少 ${less} 件）`,
        same > 0 && `${same} 个没有差异`,
        wrong > 0 && `${wrong} 行有问题`,
      ]
        .filter(Boolean)
        .join('，'),
    apply: (n: number) => `改 ${n} 个规格的库存`,
    applied: (n: number) => `已改 ${n} 个规格的库存，流水里可以查到`,
    withMoved: (n: number) => `也改下载表格后有订单进出的 ${n} 个规格：按清点出的差额改，期间的进出保留`,
    saveLeft: (n: number) => `下载没改的 ${n} 行`,
    sku: '编码',
    product: '商品',
    book: '账面',
    counted: '实盘',
    now: '现在',
    result: '结果',
    becomes: (n: number) => `改为 ${n}`,
    soldSince: (n: number) => `期间发出 ${n} 件`,
    backSince: (n: number) => `期间退回 ${n} 件`,
    notShown: (n: number) => `还有 ${n} 行没有列出`,
    problems: {
      skuGone: '店里没有这个编码',
      ambiguous: '有几个规格用这个编码，请在库存页逐个修正',
      repeated: '编码在表格里重复了',
      corrected: '下载表格后有人改过，请重新下载再数',
      short: '比待付款和待发货的件数还少',
      unreadable: '数量或表格版本不是整数',
      rounded: '表格软件把编码变成了科学计数，后面的数字丢了：请把这一列设为文本',
    },
  },
  'en-US': {
    title: 'Stock count',
    stock: 'Stock',
    stepGet: '1. Download the counting sheet',
    getHint:
      'One row for each option, with the number that should be on the shelf: also what awaits payment or is paid and has not left.',
    which: 'Options',
    get: 'Download sheet',
    stepSend: '2. Fill it and upload it',
    sendHint:
      'Enter the units on the shelf under “Counted”, with those of orders that have not left, and save as CSV. Empty rows are skipped. Leave “To ship”, “Expected” and “Sheet version” as they are.',
    file: 'Choose a CSV file',
    mayNot: 'Your role may see the stock, but not change it',
    notASheet:
      'This does not look like the sheet. Use CSV and leave the columns “Number”, “To ship”, “Expected”, “Counted” and “Sheet version” in place',
    oldSheet:
      'This sheet has no column “To ship”. It is from before what is yet to be shipped counted as expected. Please download a new sheet',
    nothingCounted: 'Nothing has been counted in the sheet yet',
    tooManyRows: (n) => `At most ${n} rows at once. Split the sheet`,
    stepApply: '3. Check and apply',
    busy: {
      check: (done, rows) => `Checking: ${done} of ${rows}`,
      apply: (done, rows) => `Applying: ${done} of ${rows}`,
    },
    found: ({ changes, more, less, same, wrong }) =>
      [
        changes > 0 &&
          `${changes} ${plural(changes, 'option differs', 'options differ')} (${more} too many, ${less} missing)`,
        same > 0 && `${same} as expected`,
        wrong > 0 && `${wrong} ${plural(wrong, 'row has', 'rows have')} a problem`,
      ]
        .filter(Boolean)
        .join(', '),
    apply: (n) => `Change the stock of ${n} ${plural(n, 'option', 'options')}`,
    applied: (n) =>
      `The stock of ${n} ${plural(n, 'option', 'options')} was changed; the log has each change`,
    withMoved: (n) =>
      `Also change ${n} ${plural(n, 'option', 'options')} that orders have moved since the download: by the difference found, keeping what was sold or returned`,
    saveLeft: (n) => `Download the ${n} unchanged ${plural(n, 'row', 'rows')}`,
    sku: 'Number',
    product: 'Product',
    book: 'Expected',
    counted: 'Counted',
    now: 'Now',
    result: 'Result',
    becomes: (n) => `Becomes ${n}`,
    soldSince: (n) => `${n} shipped since`,
    backSince: (n) => `${n} came back since`,
    notShown: (n) => `${n} more ${plural(n, 'row is', 'rows are')} not listed`,
    problems: {
      skuGone: 'Not a number of your shop',
      ambiguous: 'Several options have this number; correct them one by one in the list',
      repeated: 'The number stands in the sheet twice',
      corrected: 'Corrected since the download; get a new sheet and count again',
      short: 'Fewer than open orders need',
      unreadable: 'A number or the sheet version is no whole number',
      rounded: 'The spreadsheet has rounded the number of the SKU. Format the column as text',
    },
  },
  'ko-KR': {
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
  },
})
