import { liesIn, placeByCode, placesAt, type Place } from '@hojip/regions/places-of-china'

/** A region found in a text: its position, and its levels. */
export interface FoundRegion {
  start: number
  end: number
  province: Place
  city: Place | undefined
  district: Place | undefined
  confidence: number
}

interface Step {
  place: Place
  end: number
  isFull: boolean
}

const gap = /^[\s,/|>·-]*(?:市辖区)?[\s,/|>·-]*/
function afterGap(text: string, at: number): number {
  return at + (gap.exec(text.slice(at, at + 12))?.[0].length ?? 0)
}

function stepsFrom(text: string, at: number, above: Place | undefined, level: number): Step[] {
  return placesAt(text, at, level).filter(({ place }) => !above || liesIn(place.code, above.code))
}

/** The next place of a level at or after a gap, if exactly one matches there. */
function next(text: string, from: Step, level: number): Step | undefined {
  const steps = stepsFrom(text, afterGap(text, from.end), from.place, level)
  const [longest, second] = steps
  return longest && (second === undefined || second.end < longest.end) ? longest : undefined
}

/** Levels may be repeated or missing: 北京市北京市朝阳区 names its city twice, 北京朝阳区 not at all. */
function chainFrom(text: string, first: Step): Step[] {
  const chain = [first]
  for (let level = first.place.level + 1; level <= 3; level += 1) {
    const step = next(text, chain.at(-1) ?? first, level)
    if (step) chain.push(step)
    const inner = innerPrefecture(text, chain.at(-1) ?? first)
    if (inner) chain.push(inner)
  }
  return chain
}

/** Ili contains two prefectures, whose codes are beside its own: 伊犁哈萨克自治州塔城地区乌苏市. */
const ili = '654000'
const ofIli = new Set(['654200', '654300'])

function innerPrefecture(text: string, step: Step): Step | undefined {
  if (step.place.code !== ili) return undefined
  return placesAt(text, afterGap(text, step.end), 2).find(({ place }) => ofIli.has(place.code))
}

function pathOf(chain: readonly Step[]): Pick<FoundRegion, 'province' | 'city' | 'district'> | undefined {
  const lowest = chain.at(-1)?.place
  if (!lowest) return undefined
  const province = placeByCode(`${lowest.code.slice(0, 2)}0000`)
  const city = lowest.level >= 2 ? placeByCode(`${lowest.code.slice(0, 4)}00`) : undefined
  const district = lowest.level === 3 ? lowest : undefined
  return province && { province, city, district }
}

/** High when the district and a level above it are written, lower the more had to be completed. */
function confidenceOf(chain: readonly Step[]): number {
  const lowest = chain.at(-1)?.place.level
  if (lowest === 3) {
    if (chain.length === 1) return chain[0]?.isFull ? 0.85 : 0.7
    return chain.every((step) => step.isFull) ? 1 : 0.95
  }
  return lowest === 2 ? 0.6 : 0.4
}

/** More levels outweigh longer names, and full names outweigh short ones. */
function weightOf(chain: readonly Step[], start: number): number {
  return (
    chain.reduce((sum, { isFull, place }) => sum + (isFull ? 12 : 8) + place.name.length / 10, 0) +
    (chain.at(-1)?.place.level === 3 ? 6 : 0) -
    start / 1000
  )
}

/** A city of a county that is written without 市, at the beginning of a word which goes on: 昆山花桥镇. */
function isShortCity(text: string, at: number, { place, end }: Step): boolean {
  const begins = at === 0 || /[\s,;|:/]/.test(text[at - 1] ?? '')
  return begins && place.name.endsWith('市') && /^\s?\p{Script=Han}{2}/u.test(text.slice(end))
}

export type StreetsOf = (districtCode: string) => readonly string[]

/** Of several districts of one name, those of which the text names a street: 朝阳区望京街道 is in Beijing. */
function withStreet(text: string, steps: readonly Step[], streetsOf: StreetsOf): readonly Step[] {
  if (steps.length < 2) return steps
  return steps.filter(({ place, end }) =>
    streetsOf(place.code).some((street) => text.startsWith(street, afterGap(text, end))),
  )
}

function firstSteps(text: string, at: number, streetsOf: StreetsOf): Step[] {
  const all = placesAt(text, at, 3)
  const full = withStreet(
    text,
    all.filter(({ isFull }) => isFull),
    streetsOf,
  )
  const districts = full.length > 0 ? full : all.filter((step) => isShortCity(text, at, step))
  return [
    ...placesAt(text, at, 1),
    ...placesAt(text, at, 2),
    // A district whose name is unique identifies its city.
    ...(districts.length === 1 ? districts : []),
  ]
}

/** The best match of province, city and district anywhere in a text. */
export function findRegion(text: string, streetsOf: StreetsOf = () => []): FoundRegion | undefined {
  let best: (FoundRegion & { weight: number }) | undefined
  for (let start = 0; start < text.length; start += 1)
    for (const first of firstSteps(text, start, streetsOf)) {
      const chain = chainFrom(text, first)
      const path = pathOf(chain)
      const weight = weightOf(chain, start)
      const end = chain.at(-1)?.end ?? start
      if (path && (!best || weight > best.weight))
        best = { ...path, start, end, confidence: confidenceOf(chain), weight }
    }
  return best
}
