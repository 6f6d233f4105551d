/**
 * What becomes of the rows of each table that grows with use. `docs/retention.md` shows this table, and a test compares the two
 * and looks for growing tables that are missing here.
 */
export interface Growing {
  tables: readonly string[]
  /** What a row is for, so that an operator can reckon how fast it grows. */
  rowFor: string
  /** About, with its share of the indexes. */
  rowBytes: number
  /** How long rows are kept, and what becomes of them: they stay, are deleted by a job of the mall, or are archived. */
  storedFor: string
  fate: 'archived' | 'deleted' | 'stay'
}

/** Tables that are partitioned by month, by the one that leads: an act and its end have the same months. */
export const partitioned = {
  order_event: ['order_event'],
  parcel_trace: ['parcel_trace'],
  product_day: ['product_day'],
  staff_act: ['staff_act', 'staff_act_end'],
} as const

export type Partitioned = keyof typeof partitioned
export const partitionedNames = Object.keys(partitioned) as Partitioned[]

/** After how many whole months a month is archived; `never` where it stays. */
export type ArchiveMonths = Record<Partitioned, number | 'never'>

/** China's law on e-commerce (article 31) asks for three years at least, Korea's for five years of what concerns payment. */
export const leastMonths = 36
export const usualMonths: ArchiveMonths = {
  order_event: 60,
  parcel_trace: 60,
  product_day: 60,
  staff_act: 36,
}

/**
 * Reads `staff_act=48 product_day=never`; what is not named stays as usual.
 * @returns a sentence about what is wrong
 */
export function readArchiveMonths(text: string): ArchiveMonths | string {
  const months = { ...usualMonths }
  for (const part of text.split(/[\s,]+/).filter(Boolean)) {
    const [, name = '', value = ''] = /^(\w+)=(\d{1,4}|never)$/.exec(part) ?? []
    if (!isPartitioned(name))
      return `“${part}” is none of ${partitionedNames.join(', ')} with =MONTHS or =never`
    if (value !== 'never' && Number(value) < leastMonths)
      return `“${part}” is less than ${leastMonths} months, which the law asks for`
    months[name] = value === 'never' ? value : Number(value)
  }
  return months
}

function isPartitioned(name: string): name is Partitioned {
  return Object.hasOwn(partitioned, name)
}

/** The month so many months before another, both as `YYYY-MM`. */
export function monthBefore(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`
}

/** Names a number of months that an operator may change. */
function months(table: Partitioned): string {
  return `${usualMonths[table]} whole months`
}

export const growing: readonly Growing[] = [
  {
    tables: ['order_event'],
    rowFor: 'a step of an order: three to eight',
    rowBytes: 150,
    storedFor: months('order_event'),
    fate: 'archived',
  },
  {
    tables: ['parcel_trace'],
    rowFor: 'what a carrier tells of a parcel: five to fifteen',
    rowBytes: 220,
    storedFor: months('parcel_trace'),
    fate: 'archived',
  },
  {
    tables: ['staff_act', 'staff_act_end'],
    rowFor: 'a writing call of staff or operators',
    rowBytes: 1_000,
    storedFor: months('staff_act'),
    fate: 'archived',
  },
  {
    tables: ['product_day'],
    rowFor: 'a product, and each day on which it was seen or bought',
    rowBytes: 170,
    storedFor: months('product_day'),
    fate: 'archived',
  },
  {
    tables: ['orders', 'order_line', 'order_key', 'purchase', 'stock_hold', 'catalog_counted_order'],
    rowFor: 'an order, and each of its lines',
    rowBytes: 3_500,
    storedFor: 'for ever',
    fate: 'stay',
  },
  {
    tables: ['ledger_entry', 'payment_attempt', 'payment_attempt_order', 'payment_refund', 'reconcile_line'],
    rowFor: 'a payment or a refund, each with its entries',
    rowBytes: 1_500,
    storedFor: 'for ever',
    fate: 'stay',
  },
  {
    tables: ['payment_event'],
    rowFor: 'a notification of a gateway',
    rowBytes: 2_000,
    storedFor: 'for ever; rejected ones a month',
    fate: 'stay',
  },
  {
    tables: ['stock_movement'],
    rowFor: 'a change of a stock: one to three for each line of an order',
    rowBytes: 330,
    storedFor: 'for ever: the books add them up',
    fate: 'stay',
  },
  {
    tables: ['parcel', 'parcel_line', 'aftersales_refund', 'aftersales_log', 'shop_refund'],
    rowFor: 'a parcel; a refund and each of its steps',
    rowBytes: 600,
    storedFor: 'for ever',
    fate: 'stay',
  },
  {
    tables: ['chat_message', 'chat_case'],
    rowFor: 'a message of a conversation',
    rowBytes: 450,
    storedFor: 'for ever; a message that was recalled loses its words',
    fate: 'stay',
  },
  {
    tables: ['chat_audit', 'operator_act', 'person_event', 'shop_event'],
    rowFor: 'what operators and agents did',
    rowBytes: 250,
    storedFor: 'for ever',
    fate: 'stay',
  },
  {
    tables: ['comment', 'comment_like', 'question', 'answer'],
    rowFor: 'a comment, a question or an answer',
    rowBytes: 1_200,
    storedFor: 'for ever',
    fate: 'stay',
  },
  {
    tables: ['price_log', 'goods_snapshot', 'product_version'],
    rowFor: 'a change of a price or of a product',
    rowBytes: 900,
    storedFor: 'for ever',
    fate: 'stay',
  },
  { tables: ['shop_day'], rowFor: 'a shop and a day', rowBytes: 180, storedFor: 'for ever', fate: 'stay' },
  {
    tables: ['notice'],
    rowFor: 'a notice to a shopper',
    rowBytes: 450,
    storedFor: '180 days',
    fate: 'deleted',
  },
  {
    tables: ['footprint'],
    rowFor: 'a product that a shopper saw, once a day; 1,000 at most for each',
    rowBytes: 300,
    storedFor: '90 days',
    fate: 'deleted',
  },
  {
    tables: ['visit', 'visit_key', 'shop_hour'],
    rowFor: 'a visitor and a product, once a day; a shop and an hour',
    rowBytes: 250,
    storedFor: 'two days',
    fate: 'deleted',
  },
  {
    tables: ['sale_queue_turn'],
    rowFor: 'a shopper who waits in the queue of a sale',
    rowBytes: 150,
    storedFor: '30 days after the end of the queue',
    fate: 'deleted',
  },
  {
    tables: ['push_event', 'search_feed'],
    rowFor: 'what is told to open pages and to the search',
    rowBytes: 220,
    storedFor: 'minutes, or hours',
    fate: 'deleted',
  },
  {
    tables: ['idempotency_key'],
    rowFor: 'a call that may be repeated',
    rowBytes: 450,
    storedFor: 'two days',
    fate: 'deleted',
  },
  {
    tables: ['health_minute', 'health_trade', 'health_gateway', 'health_statement'],
    rowFor: 'a minute of a process, and a slow statement of an hour',
    rowBytes: 300,
    storedFor: 'three days',
    fate: 'deleted',
  },
]
