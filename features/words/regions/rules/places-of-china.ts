import { chineseRegions, type Region } from './regions.ts'

/** A region with all names in use, the official one first. */
export interface Place extends Region {
  names: readonly string[]
}

const peoples =
  '朝鲜|土家|苗|藏|羌|彝|白|傣|景颇|傈僳|回|蒙古|哈萨克|柯尔克孜|壮|布依|侗|哈尼|黎|满|瑶|畲|土|撒拉|东乡|保安|裕固|水|仡佬|佤|拉祜|纳西|普米|怒|独龙|达斡尔|鄂温克|鄂伦春|塔吉克|锡伯|各|仫佬|毛南|布朗|维吾尔'
const autonomous = new RegExp(`(?:(?:${peoples})族?)+自治([州县区旗])$`)
const longProvinces: Record<string, string> = {
  内蒙古自治区: '内蒙古',
  广西壮族自治区: '广西',
  西藏自治区: '西藏',
  宁夏回族自治区: '宁夏',
  新疆维吾尔自治区: '新疆',
  香港特别行政区: '香港',
  澳门特别行政区: '澳门',
}

/** 延边朝鲜族自治州 is also written 延边州 and 延边; 长春市 also 长春. A name of one character stays as it is. */
export function chineseNames({ name, level }: Region): string[] {
  const province = longProvinces[name]
  if (level === 1) return province ? [name, province] : [name, name.slice(0, -1)]
  const found = autonomous.exec(name)
  const bare = found ? name.slice(0, found.index) : name.replace(/(?:地区|林区|[市盟区县旗])$/, '')
  const names = found ? [name, `${bare}${found[1]}`, bare] : [name, bare]
  return [...new Set(names)].filter((one) => one.length >= 2)
}

/** 省直辖县 and 县 are groups of counties without a city: nobody writes them. */
function isGroup({ level, name }: Region): boolean {
  return level === 2 && /直辖|^县$/.test(name)
}

function firstWith(places: readonly Place[], text: string, at: number): Found[] {
  return places.flatMap((place) => {
    const name = place.names.find((one) => text.startsWith(one, at))
    return name === undefined ? [] : [{ place, end: at + name.length, isFull: name === place.name }]
  })
}

interface Found {
  place: Place
  end: number
  isFull: boolean
}

let known: { byFirst: Map<string, Place[]>; byCode: Map<string, Place> } | undefined

function places() {
  if (known) return known
  const all = chineseRegions().map((region) => ({ ...region, names: chineseNames(region) }))
  const byFirst = new Map<string, Place[]>()
  for (const place of all) {
    if (isGroup(place)) continue
    const first = place.name[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), place])
  }
  known = { byFirst, byCode: new Map(all.map((place) => [place.code, place])) }
  return known
}

/** A short name followed by one of these is a road or quarter named after the place: 北京路, 朝阳街. */
const goesOn =
  /^(?:[区县旗]|[东西南北中]?(?:路|街|大道|道|巷|里|弄|桥|大厦|大街|新村|小区|花园|广场|村|站)|[市区县](?=[路街]))/

/** The places of one level that a text names at a position, the longest name first. */
export function placesAt(text: string, at: number, level: number): Found[] {
  const candidates = (places().byFirst.get(text[at] ?? '') ?? []).filter((place) => place.level === level)
  return firstWith(candidates, text, at)
    .filter(({ end, isFull }) => isFull || !goesOn.test(text.slice(end, end + 4)))
    .sort((a, b) => b.end - a.end)
}

export function placeByCode(code: string): Place | undefined {
  return places().byCode.get(code)
}

/** Whether a place is inside another, by the first digits of their codes. */
export function liesIn(code: string, above: string): boolean {
  return code.startsWith(above.replace(/^(\d\d)0000$/, '$1').replace(/^(\d{4})00$/, '$1'))
}
