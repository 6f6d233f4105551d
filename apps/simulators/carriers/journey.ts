import { createHash } from 'node:crypto'

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

/** Cities with the code of the district of their sorting centre. */
const districtOf: Record<string, string> = {
  杭州: '330106',
  上海: '310118',
  苏州: '320508',
  合肥: '340104',
  武汉: '420112',
  长沙: '430104',
  广州: '440111',
  成都: '510114',
  西安: '610112',
  郑州: '410105',
  济南: '370112',
  北京: '110115',
}
const cities = Object.keys(districtOf)
function areaCodeOf(city: string): string {
  return `CN${districtOf[city]}000000`
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

/** `浙江省杭州市西湖区` → `杭州`; `undefined` when no known city is in the address. */
function cityIn(address: string | undefined): string | undefined {
  return cities.find((city) => address?.includes(city))
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

function wayBack(start: string, end: string): Stop[] {
  return [
    {
      state: '14',
      status: '拒签',
      context: `【${end}市】快件派送不成功，收件人拒收`,
      areaCode: areaCodeOf(end),
      share: 1.1,
    },
    {
      state: '6',
      status: '退回',
      context: `【${end}转运中心】快件退回发件人，下一站【${start}转运中心】`,
      areaCode: areaCodeOf(end),
      share: 1.3,
    },
    {
      state: '4',
      status: '退签',
      context: `【${start}市】退件已签收，签收人：发件人`,
      areaCode: areaCodeOf(start),
      share: 1.6,
    },
  ]
}

function wayOut(parcel: Travelling): { stops: Stop[]; start: string; end: string } {
  const seed = createHash('sha256').update(parcel.number).digest()
  const pick = <T>(list: readonly T[], index: number) => list[seed.readUInt8(index) % list.length] as T
  const start = cityIn(parcel.from) ?? pick(cities, 0)
  const end =
    cityIn(parcel.to) ??
    pick(
      cities.filter((city) => city !== start),
      1,
    )
  const between = cities.filter((city) => city !== start && city !== end)
  const courier = pick(couriers, 3)
  const middle = pick(between, 2)
  const way = [
    [start, `【${start}转运中心】快件已发出，下一站【${end}转运中心】`],
    ...(seed.readUInt8(4) % 2 === 0 ? [[middle, `【${middle}转运中心】快件已到达，正在中转`]] : []),
    [end, `【${end}转运中心】快件已到达，正在分拣`],
  ] as [string, string][]
  const transit = way.map(([city, context], index): Stop => {
    const share = 0.3 + (0.4 * index) / (way.length - 1)
    return { state: '0', status: '在途', context, areaCode: areaCodeOf(city), share }
  })
  const [here, there] = [areaCodeOf(start), areaCodeOf(end)]
  const stops: Stop[] = [
    { state: '1', status: '揽收', context: `【${start}市】${courier}已揽收快件`, areaCode: here, share: 0.1 },
    ...transit,
    {
      state: '5',
      status: '派件',
      context: `【${end}市】${courier}正在派件，请保持电话畅通`,
      areaCode: there,
      share: 0.85,
    },
    {
      state: '3',
      status: '签收',
      context: `【${end}市】快件已签收，签收人：本人`,
      areaCode: there,
      share: 1,
    },
  ]
  return { stops, start, end }
}
