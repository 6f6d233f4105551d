import { randomBytes } from 'node:crypto'
import { chinaTime } from '../china-time.ts'
import type { LedgerEntry } from '../journal/ledger.ts'
import type { World } from '../world.ts'
import { yuanOf } from '../yuan.ts'
import { type Inner, invalidParameter, no, ok } from './answers.ts'
import { encodeGbk } from './gbk.ts'
import type { Books } from './trade.ts'
import { zip } from './zip.ts'

const DOWNLOADABLE_MS = 30_000

const tradeColumns =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注'
const fundColumns =
  '账务流水号,业务流水号,商户订单号,商品名称,发生时间,对方账号,收入金额（+元）,支出金额（-元）,账户余额（元）,交易渠道,业务类型,备注'

function cells(values: string[]) {
  return values.map((value) => `${value}\t`).join(',')
}

function signed(entry: LedgerEntry, fen: number) {
  return `${entry.direction === 'out' ? '-' : ''}${yuanOf(fen)}`
}

interface Row {
  entry: LedgerEntry
  number: string
  amountFen: number
}

/** @param spoilt whether faults apply; the account's movements are always correct */
function rowsOf(world: World, day: string, spoilt: boolean): Row[] {
  return world.ledger.entries
    .all()
    .filter((entry) => entry.channel === 'alipay' && chinaTime(entry.atMs).startsWith(day))
    .flatMap((entry): Row[] => {
      if (!spoilt) return [{ entry, number: entry.outTradeNo, amountFen: entry.amountFen }]
      const where = { channel: 'alipay', number: entry.outTradeNo, call: 'bill' } as const
      if (world.faults.strike('billMissing', where)) return []
      const more = world.faults.strike('billAmount', where) ? 1 : 0
      const own = { entry, number: entry.outTradeNo, amountFen: entry.amountFen + more }
      if (!world.faults.strike('billExtra', where)) return [own]
      return [own, { ...own, number: `UNKNOWN${randomBytes(6).toString('hex')}` }]
    })
}

function tradeLine(books: Books, { entry, number, amountFen }: Row): string {
  const trade = books.trades.get(entry.outTradeNo)
  const amount = signed(entry, amountFen)
  const times = [chinaTime(trade?.createdMs ?? entry.atMs), chinaTime(entry.atMs)]
  const kind = entry.direction === 'in' ? '交易' : '退款'
  return cells([
    trade?.tradeNo ?? '',
    number,
    kind,
    trade?.subject ?? '',
    ...times,
    '',
    '',
    '',
    '',
    '演示买家(den***)',
    amount,
    amount,
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '',
    '0.00',
    '0.00',
    entry.outRefundNo ?? '',
    '0.00',
    '0.00',
    '',
  ])
}

function fundLines(books: Books, rows: Row[]): string[] {
  let balance = 0
  return rows.map(({ entry, number, amountFen }) => {
    const trade = books.trades.get(entry.outTradeNo)
    balance += entry.direction === 'in' ? amountFen : -amountFen
    const [income, outgo] = entry.direction === 'in' ? [yuanOf(amountFen), ''] : ['', `-${yuanOf(amountFen)}`]
    const kind = entry.direction === 'in' ? '交易付款' : '交易退款'
    const head = [entry.id, trade?.tradeNo ?? '', number, trade?.subject ?? '', chinaTime(entry.atMs)]
    const left = balance < 0 ? `-${yuanOf(-balance)}` : yuanOf(balance)
    return cells([...head, '演示买家(den***)', income, outgo, left, '支付宝', kind, ''])
  })
}

function sums(rows: Row[]) {
  const of = (direction: 'in' | 'out') => rows.filter((row) => row.entry.direction === direction)
  const total = (some: Row[]) => yuanOf(some.reduce((sum, row) => sum + row.amountFen, 0))
  const [income, outgo] = [of('in'), of('out')]
  return [
    '门店编号,门店名称,交易订单总笔数,退款订单总笔数,订单金额（元）,退款金额（元）',
    cells(['合计', '', String(income.length), String(outgo.length), total(income), `-${total(outgo)}`]),
  ]
}

function file(title: string, day: string, account: string, header: string[], lines: string[]): Buffer {
  return encodeGbk(
    [
      `#支付宝${title}`,
      `#账号：[${account}]`,
      `#起始日期：[${day}]`,
      `#-----------------------------------------${title}列表----------------------------------------`,
      ...header,
      ...lines,
      `#-----------------------------------------${title}列表结束------------------------------------`,
      '',
    ].join('\r\n'),
  )
}

/** `alipay.data.dataservice.bill.downloadurl.query` and the zip behind its link, which is valid for 30 seconds. */
export function createBills(world: World, books: Books) {
  const downloads = new Map<string, { bytes: Buffer; untilMs: number }>()
  return {
    query: (content: Inner): Inner => {
      const { bill_type: type, bill_date: day } = content
      if (type !== 'trade' && type !== 'signcustomer') return invalidParameter('bill_type')
      if (typeof day !== 'string' || !/^\d{4}-\d\d(-\d\d)?$/.test(day)) return invalidParameter('bill_date')
      const rows = rowsOf(world, day, type === 'trade')
      if (rows.length === 0) return no('isp.bill_not_exist', '账单不存在')
      const account = world.secrets.alipay.sellerId
      const lines = type === 'trade' ? rows.map((row) => tradeLine(books, row)) : fundLines(books, rows)
      const columns = type === 'trade' ? tradeColumns : fundColumns
      const title = type === 'trade' ? '业务明细' : '账务明细'
      const stem = `${account}_${day.replaceAll('-', '')}_${title}`
      const bytes = zip([
        { name: encodeGbk(`${stem}.csv`), content: file(title, day, account, [columns], lines) },
        { name: encodeGbk(`${stem}(汇总).csv`), content: file(`${title}汇总`, day, account, [], sums(rows)) },
      ])
      const token = randomBytes(16).toString('hex')
      downloads.set(token, { bytes, untilMs: world.clock.nowMs() + DOWNLOADABLE_MS })
      return ok({ bill_download_url: `${world.url}/alipay/bill?token=${token}` })
    },
    download: (token: unknown): Buffer | undefined => {
      const found = downloads.get(String(token))
      return found && found.untilMs >= world.clock.nowMs() ? found.bytes : undefined
    },
  }
}
