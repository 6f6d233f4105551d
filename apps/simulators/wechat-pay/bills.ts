import { createHash, randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { minuteMs } from '@hojip/platform/clock'
import { chinaDay, chinaTime } from '../china-time.ts'
import type { World } from '../world.ts'
import { yuanOf } from '../yuan.ts'
import { type Answer, no, ok } from './messages/errors.ts'
import type { Books, Refund, Trade } from './trade.ts'

const DOWNLOADABLE_MS = 5 * minuteMs

const tradeColumns =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注'
const tradeSummary =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额'
const fundColumns =
  '记账时间,微信支付业务单号,资金流水单号,业务名称,业务类型,收支类型,收支金额(元),账户结余(元),资金变更提交申请人,备注,业务凭证号'
const fundSummary = '资金流水总笔数,收入笔数,收入金额,支出笔数,支出金额'

function cells(values: (string | number)[]) {
  return values.map((value) => `\`${value}`).join(',')
}

function csv(header: string, lines: string[], summaryHeader: string, summary: string) {
  return `\uFEFF${[header, ...lines, summaryHeader, summary].join('\r\n')}\r\n`
}

interface BillRow {
  atMs: number
  trade: Trade
  refund?: Refund
  amountFen: number
}

function rowsOf(world: World, books: Books, day: string, type: string): BillRow[] {
  const rows: BillRow[] = []
  for (const trade of books.trades.all()) {
    if (type === 'REFUND' || trade.paidMs === undefined || chinaDay(trade.paidMs) !== day) continue
    const where = { channel: 'wechat', number: trade.outTradeNo, call: 'bill' } as const
    if (world.faults.strike('billMissing', where)) continue
    const more = world.faults.strike('billAmount', where) ? 1 : 0
    rows.push({ atMs: trade.paidMs, trade, amountFen: trade.totalFen + more })
    if (world.faults.strike('billExtra', where)) {
      const stranger = { ...trade, outTradeNo: `UNKNOWN${randomBytes(6).toString('hex')}` }
      rows.push({ atMs: trade.paidMs, trade: stranger, amountFen: trade.totalFen })
    }
  }
  for (const refund of books.refunds.all()) {
    const trade = books.trades.get(refund.outTradeNo)
    if (type === 'SUCCESS' || !trade || refund.status === 'CLOSED') continue
    if (chinaDay(refund.createdMs) !== day) continue
    rows.push({ atMs: refund.createdMs, trade, refund, amountFen: refund.refundFen })
  }
  return rows.toSorted((a, b) => a.atMs - b.atMs)
}

function tradeLine(world: World, { atMs, trade, refund, amountFen }: BillRow): string {
  const { appid, mchid } = world.secrets.wechat
  const paid = refund ? '0.00' : yuanOf(amountFen)
  const back = refund ? yuanOf(amountFen) : '0.00'
  const head = [chinaTime(atMs), appid, mchid, 0, '', trade.transactionId ?? '', trade.outTradeNo]
  const who = [trade.openid ?? '', 'NATIVE', refund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', paid, '0.00']
  const refunded = [refund?.refundId ?? 0, refund?.outRefundNo ?? 0, back, '0.00']
  const how = refund ? ['ORIGINAL', refund.status] : ['', '']
  const tail = [trade.description, trade.attach ?? '', '0.00000', '0.60%', paid, back, '']
  return cells([...head, ...who, ...refunded, ...how, ...tail])
}

function tradeBill(world: World, rows: BillRow[]): string {
  const sum = (refunds: boolean) =>
    yuanOf(rows.filter((row) => !row.refund !== refunds).reduce((total, row) => total + row.amountFen, 0))
  const summary = cells([rows.length, sum(false), sum(true), '0.00', '0.00', sum(false), sum(true)])
  return csv(
    tradeColumns,
    rows.map((row) => tradeLine(world, row)),
    tradeSummary,
    summary,
  )
}

function fundBill(world: World, day: string): string | undefined {
  let balance = 0
  const lines: string[] = []
  const sums = { in: { count: 0, fen: 0 }, out: { count: 0, fen: 0 } }
  for (const entry of world.ledger.entries.all()) {
    if (entry.channel !== 'wechat') continue
    balance += entry.direction === 'in' ? entry.amountFen : -entry.amountFen
    if (chinaDay(entry.atMs) !== day) continue
    sums[entry.direction].count += 1
    sums[entry.direction].fen += entry.amountFen
    const names = entry.direction === 'in' ? ['交易', '交易', '收入'] : ['退款', '退款', '支出']
    const head = [chinaTime(entry.atMs), entry.outRefundNo ?? entry.outTradeNo, entry.id, ...names]
    lines.push(cells([...head, yuanOf(entry.amountFen), yuanOf(balance), 'system', '', entry.outTradeNo]))
  }
  if (lines.length === 0) return undefined
  const { in: income, out: outgo } = sums
  const summary = [lines.length, income.count, yuanOf(income.fen), outgo.count, yuanOf(outgo.fen)]
  return csv(fundColumns, lines, fundSummary, cells(summary))
}

interface Download {
  content: string
  gzip: boolean
  untilMs: number
}

/** The two bill calls and the file behind their link, which is valid for five minutes. */
export function createBills(world: World, books: Books) {
  const downloads = new Map<string, Download>()

  const offer = (content: string, tarType: unknown): Answer => {
    const token = randomBytes(16).toString('hex')
    const untilMs = world.clock.nowMs() + DOWNLOADABLE_MS
    downloads.set(token, { content, gzip: tarType === 'GZIP', untilMs })
    return ok({
      hash_type: 'SHA1',
      hash_value: createHash('sha1').update(content).digest('hex'),
      download_url: `${world.url}/v3/billdownload/file?token=${token}`,
    })
  }

  return {
    tradeBill: (query: Record<string, unknown>): Answer => {
      const { bill_date: day, bill_type: type = 'ALL', tar_type: tarType } = query
      if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day))
        return no('PARAM_ERROR', '账单日期不正确')
      if (!['ALL', 'SUCCESS', 'REFUND'].includes(String(type))) return no('PARAM_ERROR', '账单类型不正确')
      const rows = rowsOf(world, books, day, String(type))
      if (rows.length === 0) return no('NO_STATEMENT_EXIST', '账单文件不存在')
      return offer(tradeBill(world, rows), tarType)
    },
    fundBill: (query: Record<string, unknown>): Answer => {
      const { bill_date: day, account_type: account = 'BASIC', tar_type: tarType } = query
      if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day))
        return no('PARAM_ERROR', '账单日期不正确')
      if (account !== 'BASIC') return no('PARAM_ERROR', '资金账户类型不正确')
      const content = fundBill(world, day)
      return content === undefined ? no('NO_STATEMENT_EXIST', '账单文件不存在') : offer(content, tarType)
    },
    /** The bytes of a file, unsigned, or `undefined` when the link has expired. */
    download: (token: unknown): Buffer | undefined => {
      const found = downloads.get(String(token))
      if (!found || found.untilMs < world.clock.nowMs()) return undefined
      return found.gzip ? gzipSync(found.content) : Buffer.from(found.content)
    },
  }
}
