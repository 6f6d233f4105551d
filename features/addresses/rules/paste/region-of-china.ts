import { liesIn, placeByCode, placesAt, type Place } from './places-of-china.ts'

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
  }
  return chain
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
  if (lowest === 3) return chain.length > 1 ? (chain.every((step) => step.isFull) ? 1 : 0.95) : 0.85
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

function firstSteps(text: string, at: number): Step[] {
  const districts = placesAt(text, at, 3).filter(({ isFull }) => isFull)
  return [
    ...placesAt(text, at, 1),
    ...placesAt(text, at, 2),
    // A district whose name is unique identifies its city.
    ...(districts.length === 1 ? districts : []),
  ]
}

/** The best match of province, city and district anywhere in a text. */
export function findRegion(text: string): FoundRegion | undefined {
  let best: (FoundRegion & { weight: number }) | undefined
  for (let start = 0; start < text.length; start += 1)
    for (const first of firstSteps(text, start)) {
      const chain = chainFrom(text, first)
      const path = pathOf(chain)
      const weight = weightOf(chain, start)
      const end = chain.at(-1)?.end ?? start
      if (path && (!best || weight > best.weight))
        best = { ...path, start, end, confidence: confidenceOf(chain), weight }
    }
  return best
}
