import { csvAnswer, type PlainAnswer, type Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { csvLine, exactDigits } from '@hojip/platform/csv'
import { dayAfter, midnightOf, wireTime } from '@hojip/platform/mall-time'
import { fenToYuan } from '@hojip/platform/money'
import { channelNames, ledgerAccountOf } from '@hojip/policy/channels'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { booksRefusals as r } from '../refusals.ts'
import { recordAct } from '../store/acts.ts'
import { movementsOf, type Movement } from '../store/movements.ts'
import type { BooksTools } from './tools.ts'
import { dayMs } from '@hojip/platform/clock'

const mostDays = 366
/** Every transaction has an entry in one of these accounts: money moves at a gateway, or was paid by other means. */
const accounts = [...channelNames.map(ledgerAccountOf), 'offline']

const header = [
  'time',
  'transaction',
  'account',
  'amount_yuan',
  'our_number',
  'gateway_number',
  'order',
  'shop',
] as const

function lineOf(m: Movement): string {
  return csvLine([
    wireTime(m.at.getTime()),
    m.tx_id,
    m.account,
    fenToYuan(m.amount_fen),
    m.number ?? '',
    exactDigits(m.gateway_no ?? ''),
    exactDigits(m.order_code ?? ''),
    m.shop_name ?? '',
  ])
}

async function* linesOf(tools: BooksTools, time: { from: Date; to: Date }): AsyncGenerator<string> {
  for (const account of accounts)
    for await (const rows of movementsOf(tools.db, account, time)) yield rows.map(lineOf).join('')
}

/** Streams the ledger's entries of a range of days in China's time zone, and records who exported them. */
export async function exportMoney(
  tools: BooksTools,
  viewer: Viewer,
  days: { from: string; to: string },
): Promise<PlainAnswer | Refusal<'books/tooLong'>> {
  const from = midnightOf(days.from)
  const to = midnightOf(dayAfter(days.to))
  if (from >= to || to.getTime() - from.getTime() > mostDays * dayMs) return refuse(r.tooLong)
  await recordAct(tools.db, {
    id: newId(),
    userId: viewer.userId,
    act: 'export',
    subject: `${days.from} – ${days.to}`,
    outcome: 'done',
    at: new Date(tools.clock.nowMs()),
  })
  return csvAnswer({
    fileName: `hojip-money-${days.from}-${days.to}.csv`,
    head: header,
    lines: linesOf(tools, { from, to }),
  })
}
