import { yuanToFen } from '@hojip/platform/money'
import { cellOf, type BillRow } from '../bill-row.ts'
import { type Bill, type BillLine, type FundLine, UnknownOutcome } from '../gateway.ts'

/**
 * The detail lines of a bill. Each cell begins with a backtick, so that spreadsheets do not read it as a
 * number. A product name may contain commas, so only a comma before a backtick separates cells. The totals
 * after the details are left out.
 */
function rowsOf(text: string): BillRow[] {
  const [header = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = header.split(',').map((name) => name.trim())
  const end = lines.findIndex((line) => !line.startsWith('`'))
  const details = end < 0 ? lines : lines.slice(0, end)
  return details.map((line) => {
    const cells = line.slice(1).split(',`')
    return Object.fromEntries(names.map((name, i) => [name, (cells[i] ?? '').trim()]))
  })
}

function fenOf(row: BillRow, ...names: readonly string[]): number {
  const cell = names.map((name) => row[name]).find(Boolean)
  const fen = cell === undefined ? undefined : yuanToFen(cell)
  if (fen === undefined) throw new UnknownOutcome(`the bill has no ${names[0]}`)
  return fen
}

const refundStates: Record<string, BillLine['state']> = { SUCCESS: 'success', PROCESSING: 'processing' }

function tradeLine(row: BillRow): BillLine {
  const common = { tradeNumber: cellOf(row, '商户订单号') }
  if (cellOf(row, '交易状态') === 'SUCCESS') {
    return {
      ...common,
      kind: 'payment',
      number: common.tradeNumber,
      gatewayNo: cellOf(row, '微信订单号'),
      amountFen: fenOf(row, '订单金额', '应结订单金额'),
      state: 'success',
    }
  }
  return {
    ...common,
    kind: 'refund',
    number: cellOf(row, '商户退款单号'),
    gatewayNo: cellOf(row, '微信退款单号'),
    amountFen: fenOf(row, '申请退款金额', '退款金额'),
    state: refundStates[row['退款状态'] ?? ''] ?? 'failed',
  }
}

/** Movements of fees and withdrawals belong to no trade of ours. */
const ofTrades = new Set(['交易', '退款'])

function fundLine(row: BillRow): FundLine {
  return {
    ids: ['微信支付业务单号', '业务凭证号'].flatMap((name) => row[name] || []),
    kind: cellOf(row, '收支类型') === '收入' ? 'payment' : 'refund',
    amountFen: fenOf(row, '收支金额(元)'),
  }
}

/** @param funds the account's movements of the same day; undefined when there were none */
export function readWechatBill(trades: string | undefined, funds: string | undefined): Bill {
  return {
    lines: trades === undefined ? [] : rowsOf(trades).map(tradeLine),
    funds: (funds === undefined ? [] : rowsOf(funds))
      .filter((row) => ofTrades.has(row['业务类型'] ?? ''))
      .map(fundLine),
  }
}
