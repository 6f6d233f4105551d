import { createHash } from 'node:crypto'
import { capitals, centresBetween, centresNear, type Centre } from './centres.ts'

export interface Stop {
  /**
   * Kuaidi100's state: 1 picked up, 0 in transit, 5 out for delivery, 3 signed for, 14 refused, 6 being returned, 4
   * returned to the sender.
   */
  state: '1' | '0' | '5' | '3' | '14' | '6' | '4'
  status: '揽收' | '在途' | '派件' | '签收' | '拒签' | '退回' | '退签'
  context: string
  /** The district's code in Kuaidi100's format, when the place is known. */
  areaCode?: string
  /** When the stop is reached, as a share of the whole journey. */
  share: number
}

const couriers = ['王师傅', '李师傅', '赵师傅', '陈师傅', '刘师傅']

const companyNames: Record<string, string> = {
  shunfeng: '顺丰速运',
  yuantong: '圆通速递',
  zhongtong: '中通快递',
  shentong: '申通快递',
  yunda: '韵达快递',
  jtexpress: '极兔速递',
  jd: '京东物流',
  ems: 'EMS',
  youzhengguonei: '中国邮政',
}

export function companyName(company: string): string {
  return companyNames[company] ?? company
}

interface Travelling {
  number: string
  from?: string
  to?: string
  /** The number of stops after which the carrier turned it round. */
  turnedAfter?: number
}

/** The journey of one parcel. It is derived from the number, so that a restart gives the same journey. */
export function journeyOf(parcel: Travelling): Stop[] {
  const { stops, start, end } = wayOut(parcel)
  return parcel.turnedAfter === undefined
    ? stops
    : [...stops.slice(0, parcel.turnedAfter), ...wayBack(start, end)]
}

function codeOf({ areaCode }: Centre) {
  return areaCode === undefined ? {} : { areaCode }
}

function wayBack(start: Centre, end: Centre): Stop[] {
  return [
    {
      state: '14',
      status: '拒签',
      share: 1.1,
      context: `【${end.area}】快件派送不成功，收件人拒收`,
      ...codeOf(end),
    },
    {
      state: '6',
      status: '退回',
      share: 1.3,
      context: `【${end.name}转运中心】快件退回发件人，下一站【${start.name}转运中心】`,
      ...codeOf(end),
    },
    {
      state: '4',
      status: '退签',
      share: 1.6,
      context: `【${start.area}】退件已签收，签收人：发件人`,
      ...codeOf(start),
    },
  ]
}

/** What the centres scan: the first one sends, the last one sorts, those between pass on. */
function transit(centres: readonly Centre[]): Stop[] {
  // A parcel within one city is sent off and sorted in the same centre.
  const [first, ...others] = centres
  const way = first && others.length === 0 ? [first, first] : centres
  return way.map((centre, at): Stop => {
    const next = way[at + 1]
    const said =
      at === 0 && next
        ? `已发出，下一站【${next.name}转运中心】`
        : next
          ? '已到达，正在中转'
          : '已到达，正在分拣'
    const share = 0.3 + (0.4 * at) / (way.length - 1)
    const context = `【${centre.name}转运中心】快件${said}`
    return { state: '0', status: '在途', context, ...codeOf(centre), share }
  })
}

function wayOut(parcel: Travelling): { stops: Stop[]; start: Centre; end: Centre } {
  const seed = createHash('sha256').update(parcel.number).digest()
  const pick = <T>(list: readonly T[], index: number) => list[seed.readUInt8(index) % list.length] as T
  const from = centresNear(parcel.from) ?? ([pick(capitals, 0)] as const)
  const [start] = from
  const elsewhere = capitals.filter(({ name }) => name !== start.name)
  const to = centresNear(parcel.to) ?? ([pick(elsewhere, 1)] as const)
  const [end] = to
  const courier = pick(couriers, 3)
  const stops: Stop[] = [
    {
      state: '1',
      status: '揽收',
      share: 0.1,
      context: `【${start.area}】${courier}已揽收快件`,
      ...codeOf(start),
    },
    ...transit(centresBetween(from, to)),
    {
      state: '5',
      status: '派件',
      share: 0.85,
      context: `【${end.area}】${courier}正在派件，请保持电话畅通`,
      ...codeOf(end),
    },
    {
      state: '3',
      status: '签收',
      share: 1,
      context: `【${end.area}】快件已签收，签收人：本人`,
      ...codeOf(end),
    },
  ]
  return { stops, start, end }
}
