import { createHash } from 'node:crypto'

export interface Stop {
  /** Kuaidi100's number for the state: 1 picked up, 0 in transit, 5 out for delivery, 3 signed for. */
  state: '1' | '0' | '5' | '3'
  status: '揽收' | '在途' | '派件' | '签收'
  context: string
  /** When it is reached, as a share of the whole way. */
  share: number
}

const cities = [
  '杭州',
  '上海',
  '苏州',
  '合肥',
  '武汉',
  '长沙',
  '广州',
  '成都',
  '西安',
  '郑州',
  '济南',
  '北京',
]
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

export const companyName = (company: string): string => companyNames[company] ?? company

/** `浙江省杭州市西湖区` → `杭州`; an address without a known city keeps its own choice. */
const cityIn = (address: string | undefined): string | undefined =>
  cities.find((city) => address?.includes(city))

/** The way of one parcel. The number decides it, so that a restart finds the same way. */
export const journeyOf = (parcel: { number: string; from?: string; to?: string }): Stop[] => {
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
  const way = [
    `【${start}转运中心】快件已发出，下一站【${end}转运中心】`,
    ...(seed.readUInt8(4) % 2 === 0 ? [`【${pick(between, 2)}转运中心】快件已到达，正在中转`] : []),
    `【${end}转运中心】快件已到达，正在分拣`,
  ]
  const transit = way.map((context, index): Stop => {
    const share = 0.3 + (0.4 * index) / (way.length - 1)
    return { state: '0', status: '在途', context, share }
  })
  return [
    { state: '1', status: '揽收', context: `【${start}市】${courier}已揽收快件`, share: 0.1 },
    ...transit,
    { state: '5', status: '派件', context: `【${end}市】${courier}正在派件，请保持电话畅通`, share: 0.85 },
    { state: '3', status: '签收', context: `【${end}市】快件已签收，签收人：本人`, share: 1 },
  ]
}
