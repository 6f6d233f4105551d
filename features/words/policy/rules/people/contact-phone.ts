import { plans, type PhoneRegion } from './numbering.ts'

export type { PhoneRegion } from './numbering.ts'

const regions = Object.keys(plans) as PhoneRegion[]

/** An extension after a number: 转 123, ext. 12, 내선 12, #12. A mere dash is one in China only, see `split`. */
const extension =
  /[ ,(]{0,3}(?:转|轉|分机号?|分機|内线|ext(?:ension|n)?\b\.?|x|내선(?: ?번호)?|교환|;ext=|#) {0,2}[:.]? {0,2}(\d{1,6}) ?번?\)?$/i

interface Split {
  main: string
  extension: string
}

/**
 * The ways to read a text: with a named extension, with one after a dash, whole. The first that fits is taken: a number of
 * seven digits with an extension of one would be another number of eight.
 */
function readings(text: string): Split[] {
  const named = extension.exec(text)
  if (named) return [{ main: text.slice(0, named.index), extension: named[1] ?? '' }]
  const dashed = /^(.*\d)\s?[-–—]\s?(\d{1,6})$/.exec(text)
  return [
    ...(dashed ? [{ main: dashed[1] ?? '', extension: dashed[2] ?? '' }] : []),
    { main: text, extension: '' },
  ]
}

/** Digits after the country's code, with the 0 that many write there although it is not dialled: +82 (0)10. */
function internationally(digits: string, among: readonly PhoneRegion[]): string | undefined {
  for (const region of among) {
    const { code, bare, afterZero } = plans[region]
    if (!digits.startsWith(code)) continue
    const own = digits.slice(code.length)
    if (bare.test(own) || afterZero.test(own.replace(/^0/, ''))) return `+${code}${own.replace(/^0/, '')}`
  }
  return undefined
}

function atHome(digits: string, region: PhoneRegion): string | undefined {
  const { code, bare, afterZero } = plans[region]
  if (bare.test(digits)) return `+${code}${digits}`
  return digits.startsWith('0') && afterZero.test(digits.slice(1)) ? `+${code}${digits.slice(1)}` : undefined
}

function e164(main: string, region: PhoneRegion): string | undefined {
  const plain = main.replace(/[\s\-–—().·/]/g, '')
  const withCode = /^(?:\+|00)(\d+)$/.exec(plain)?.[1]
  if (withCode !== undefined) return internationally(withCode, regions)
  if (!/^\d{5,16}$/.test(plain)) return undefined
  // Somebody in Hong Kong, Macau or Taiwan may have a mainland mobile, whose eleven digits cannot be anything else there.
  const mainland = region === 'CN' || region === 'KR' ? undefined : /^1[3-9]\d{9}$/.exec(plain)?.[0]
  return atHome(plain, region) ?? (mainland && `+86${mainland}`) ?? internationally(plain, [region])
}

/**
 * A number under which a carrier can reach the consignee: a mobile, a landline or a number that forwards to another, with
 * its extension. `+8613812345678`, `+864332345678;ext=12`; undefined for anything else. Without a country's code it is a
 * number of the region, because 010… is a mobile in Korea and a landline in Beijing.
 */
export function contactPhone(text: string, region: PhoneRegion): string | undefined {
  const plain = text.normalize('NFKC').trim().replace(/\s+/g, ' ')
  for (const { main, extension: ext } of readings(plain)) {
    const number = e164(main, region)
    // A dash before an extension cannot be distinguished from a dash within the number in Korea.
    if (number === undefined || (ext !== '' && number.startsWith('+82') && !extension.test(plain))) continue
    return ext === '' ? number : `${number};ext=${ext}`
  }
  return undefined
}

/** The region whose numbers are meant in an address. */
export function phoneRegion(country: 'CN' | 'KR', province: string): PhoneRegion {
  if (country === 'KR') return 'KR'
  if (province.startsWith('香港')) return 'HK'
  if (province.startsWith('澳门')) return 'MO'
  return province.startsWith('台湾') ? 'TW' : 'CN'
}

/** A stored number without its extension: what carriers compare and can dial by themselves. */
export function mainNumber(stored: string): string {
  return stored.split(';')[0] ?? ''
}

/**
 * `13812345678`, `0433-2345678-12`, `010-1234-5678`, `+852 9123 4567`: as shown to its owner. With the region of the
 * address, a number of another one has its country's code, without which it could not be saved again.
 */
export function nationalPhone(stored: string, home?: PhoneRegion): string {
  const main = mainNumber(stored)
  const ext = stored.slice(main.length).replace(/^;ext=/, '')
  const region = regions.find((one) => main.startsWith(`+${plans[one].code}`))
  if (region === undefined) return stored
  const own = plans[region].shown(main.slice(plans[region].code.length + 1))
  const isAbroad = home !== undefined && contactPhone(own, home) !== main
  const shown = isAbroad ? `+${plans[region].code} ${own.replace(/^0/, '')}` : own
  return ext === '' ? shown : `${shown}${region === 'CN' ? '-' : '#'}${ext}`
}

/**
 * `138****5678`, `010-****-5678`, `0433-***5678`: a number in national form as shown to others. The first group and the
 * last four digits stay; an extension does not.
 */
export function maskPhone(national: string): string {
  const main = contactMain.exec(national)?.[0] ?? national
  const head = /^(?:\+\d+|\d{3}(?=\d{8}$)|\d+(?=-))/.exec(main)?.[0] ?? ''
  const rest = main.slice(head.length)
  return head + rest.replace(/\d(?=(?:\D*\d){4})/g, '*')
}

/** The number before its extension, in the form of `nationalPhone`. */
const contactMain = /^(?:\+[\d ]+|1\d{10}|[48]00-\d{3}-\d{4}|0\d{2,3}-\d{7,8}(?=-\d{1,6}$)|[^#]+(?=#))/
