import { yuanToFen } from '@hojip/platform/money'
import { cellOf, type BillRow } from '../bill-row.ts'
import { type Bill, type BillLine, type FundLine, UnknownOutcome } from '../gateway.ts'
import { unzip } from '../zip.ts'

/** Column names without their units, whose brackets come in two widths. */
function plain(name: string): string {
  return name.trim().replace(/[（(].*$/, '')
}

/** The detail lines of the first file in an archive that has them: comments begin with `#`, values end with tabs. */
function rowsOf(archive: Buffer, firstColumn: string): BillRow[] {
  for (const file of unzip(archive)) {
    const lines = new TextDecoder('gbk')
      .decode(file)
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    const [header = '', ...details] = lines
    if (!header.startsWith(firstColumn)) continue
    const names = header.split(',').map(plain)
    return details.map((line) => {
      const cells = cellsOf(line, names.length)
      return Object.fromEntries(names.map((name, i) => [name, (cells[i] ?? '').trim()]))
    })
  }
  throw new UnknownOutcome(`the bill has no ${firstColumn}`)
}

/** Every value ends with a tab, so a comma within a product name does not split it. */
function cellsOf(line: string, count: number): string[] {
  const byTabs = line.split(/\t+,/)
  return byTabs.length === count ? byTabs : line.split(',')
}

/** Refund amounts have a minus sign, which repeats their kind. */
function fenOf(text: string, name: string): number {
  const fen = yuanToFen(text.replace(/^[+-]/, ''))
  if (fen === undefined) throw new UnknownOutcome(`the bill has no ${name}`)
  return fen
}

function tradeLine(row: BillRow): BillLine {
  const tradeNumber = cellOf(row, '商户订单号')
  const isRefund = cellOf(row, '业务类型') === '退款'
  return {
    kind: isRefund ? 'refund' : 'payment',
    number: isRefund ? cellOf(row, '退款批次号/请求号') : tradeNumber,
    tradeNumber,
    gatewayNo: cellOf(row, '支付宝交易号'),
    amountFen: fenOf(cellOf(row, '订单金额'), '订单金额'),
    state: 'success',
  }
}

function fundLine(row: BillRow): FundLine {
  const [income, outgo] = [row['收入金额'] ?? '', row['支出金额'] ?? '']
  const isIncome = income !== ''
  return {
    ids: ['商户订单号', '业务流水号'].flatMap((name) => row[name] || []),
    kind: isIncome ? 'payment' : 'refund',
    amountFen: fenOf(isIncome ? income : outgo, '收入金额'),
  }
}

const ofTrades = new Set(['交易付款', '交易退款'])

/** @param trades, funds the archives of the day; undefined when nothing moved */
export function readAlipayBill(trades: Buffer | undefined, funds: Buffer | undefined): Bill {
  return {
    lines: trades === undefined ? [] : rowsOf(trades, '支付宝交易号').map(tradeLine),
    funds: (funds === undefined ? [] : rowsOf(funds, '账务流水号'))
      .filter((row) => ofTrades.has(row['业务类型'] ?? ''))
      .map(fundLine),
  }
}
