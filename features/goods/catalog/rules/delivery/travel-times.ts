/** Days a parcel is on its way, at least and at most. */
export type TravelDays = readonly [least: number, most: number]

/** The regions between which carriers state their times. */
const regions = {
  northeast: ['黑龙江省', '吉林省', '辽宁省'],
  north: ['北京市', '天津市', '河北省', '山西省', '内蒙古自治区'],
  east: ['上海市', '江苏省', '浙江省', '安徽省', '福建省', '江西省', '山东省'],
  central: ['河南省', '湖北省', '湖南省'],
  south: ['广东省', '广西壮族自治区', '海南省'],
  southwest: ['重庆市', '四川省', '贵州省', '云南省'],
  northwest: ['陕西省', '甘肃省', '青海省', '宁夏回族自治区'],
  far: ['西藏自治区', '新疆维吾尔自治区'],
  islands: ['香港特别行政区', '澳门特别行政区', '台湾省'],
} as const
type Region = keyof typeof regions

/** Regions that carriers cross in a night and a day; between all others it takes a day longer. */
const near: readonly (readonly [Region, Region])[] = [
  ['northeast', 'north'],
  ['northeast', 'east'],
  ['north', 'east'],
  ['north', 'central'],
  ['north', 'northwest'],
  ['east', 'central'],
  ['east', 'south'],
  ['central', 'south'],
  ['central', 'southwest'],
  ['central', 'northwest'],
  ['south', 'southwest'],
  ['southwest', 'northwest'],
]

const withinProvince: TravelDays = [1, 2]
const withinRegion: TravelDays = [1, 3]
const toNear: TravelDays = [2, 4]
const toOther: TravelDays = [3, 5]
export const toFar: TravelDays = [4, 7]
const toIslands: TravelDays = [4, 8]
export const abroad: TravelDays = [5, 10]

const regionOfProvince = new Map<string, Region>(
  Object.entries(regions).flatMap(([region, names]) =>
    names.map((name) => [name, region as Region] as const),
  ),
)

/** The times of carriers between two provinces of China; of an unknown one those of distant regions. */
export function carrierDays(from: string, to: string): TravelDays {
  if (from === to) return withinProvince
  const [one, other] = [regionOfProvince.get(from), regionOfProvince.get(to)]
  if (one === 'islands' || other === 'islands') return toIslands
  if (one === 'far' || other === 'far') return toFar
  if (!one || !other) return toOther
  if (one === other) return withinRegion
  const isNear = near.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
  return isNear ? toNear : toOther
}
