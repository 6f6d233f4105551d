import { placeByCode, placesAt, type Place } from '@hojip/regions/places-of-china'

/** A place where carriers sort parcels. */
export interface Centre {
  /** In one word: `杭州`, `延边`. */
  name: string
  /** As a courier's district is called: `杭州市`, `延边州`. */
  area: string
  /** The code of its district in Kuaidi100's format; undefined outside of China. */
  areaCode?: string
}

/** The shortest and the second name in use: 延边 and 延边州. */
function centreOf({ code, names, name }: Place): Centre {
  const short = names.at(-1) ?? name
  const [, second = name] = names
  return { name: short, area: names.length > 2 ? second : name, areaCode: `CN${code}000000` }
}

function codeWithin(code: string, digits: number): string {
  return code.slice(0, digits).padEnd(6, '0')
}

/** The centre of a province: that of its capital, which has the first code; a municipality is its own. */
function capital(province: string): Centre | undefined {
  const own = placeByCode(codeWithin(province, 2))
  const first = placeByCode(`${province.slice(0, 2)}0100`)
  const isCity = own?.name.endsWith('市') === true
  const place = isCity ? own : (first ?? own)
  return place && centreOf(place)
}

/** The first place of a level that a text names from a position on. */
function firstNamed(text: string, from: number, level: number, within: string) {
  for (let at = from; at < text.length; at += 1) {
    const found = placesAt(text, at, level).find(({ place }) => place.code.startsWith(within))
    if (found) return found
  }
  return undefined
}

const incheon: Centre = { name: '仁川', area: '仁川' }

function weihai(): Centre {
  return centreOf(placeByCode('371000')!)
}

/**
 * The centres that a parcel passes between an address and the rest of the country, the nearest to the address first;
 * undefined when the address names no place.
 */
export function centresNear(address: string | undefined): [Centre, ...Centre[]] | undefined {
  if (!address) return undefined
  if (/[가-힣]/.test(address)) return [incheon, weihai()]
  const province = firstNamed(address, 0, 1, '')
  // 吉林 is a province, and a city in it.
  const within = province?.place.code.slice(0, 2) ?? ''
  const city = firstNamed(address, province?.end ?? 0, 2, within)?.place
  const code = city?.code ?? province?.place.code
  if (code === undefined) return undefined
  const hub = capital(code)
  const own = city && centreOf(city)
  if (!own) return hub && [hub]
  if (!hub) return [own]
  return own.name === hub.name ? [hub] : [own, hub]
}

/** The capitals of China's provinces, for parcels of which nobody said where they go. */
export const capitals: readonly Centre[] = [
  '33',
  '31',
  '34',
  '42',
  '43',
  '44',
  '51',
  '61',
  '41',
  '37',
  '11',
  '22',
].map((province) => capital(`${province}0000`)!)

/** All centres on the way from one address to another, each once, in the order in which they are passed. */
export function centresBetween(from: readonly Centre[], to: readonly Centre[]): Centre[] {
  const back = to.toReversed()
  const meet = from.find(({ name }) => back.some((other) => other.name === name))
  if (!meet) return [...from, ...back]
  const again = back.findIndex(({ name }) => name === meet.name)
  return [...from.slice(0, from.indexOf(meet)), ...back.slice(again)]
}
