import { contactPhone, mainNumber, nationalPhone, type PhoneRegion } from '@hojip/policy/contact-phone'

/** A number found in a text, as its owner would see it. */
interface FoundPhone {
  country: 'CN' | 'KR'
  phone: string
}

export interface FoundPhones {
  phone: FoundPhone | undefined
  /** Further numbers, and numbers that other malls have hidden: of no use here, but not part of the street. */
  others: string[]
  /** The text without any of them: the parts before and after a number are separate lines. */
  rest: string
}

const extension = String.raw`(?:[\s,]*(?:[(]?(?:转|轉|分机号?|分機|ext\.?|x|내선|#)[.: ]{0,2}|-)\d{1,6}(?!\d)[)]?)?`
const numbers = new RegExp(
  String.raw`(?<![\d*A-Za-z])(?:\+|\(\+?)?\d[\d\-. ()]{5,24}\d${extension}(?![\d*])`,
  'giu',
)
/** 138****5678, also with the extension that another mall gave it. */
const hidden = /(?<![\d*])\d{0,4}\*{2,}\d{0,4}(?:\s*(?:转|轉|-)\s*\d{1,6})?(?!\d)/g

/** Where a number without a country's code belongs, by the places and letters around it. */
function regionsOf(text: string): PhoneRegion[] {
  if (/香港|홍콩|hong ?kong/i.test(text)) return ['HK', 'CN', 'KR']
  if (/澳门|澳門|마카오|maca[uo]/i.test(text)) return ['MO', 'CN', 'KR']
  if (/台湾|臺灣|台灣|대만|taiwan/i.test(text)) return ['TW', 'CN', 'KR']
  const [han, hangul] = [/\p{Script=Han}/gu, /\p{Script=Hangul}/gu].map((one) => text.match(one)?.length ?? 0)
  return (hangul ?? 0) > (han ?? 0) ? ['KR', 'CN'] : ['CN', 'KR']
}

function asPhone(text: string, regions: readonly PhoneRegion[]): FoundPhone | undefined {
  // Three, four and four digits are a Korean mobile's; Beijing writes eight in a row.
  const first: PhoneRegion[] = /^\(?010\)?[-. ]\d{4}[-. ]\d{4}$/.test(text) ? ['KR'] : []
  for (const region of [...first, ...regions]) {
    const stored = contactPhone(text, region)
    if (stored === undefined) continue
    const isKorean = mainNumber(stored).startsWith('+82')
    return { country: isKorean ? 'KR' : 'CN', phone: nationalPhone(stored) }
  }
  return undefined
}

interface Span {
  start: number
  end: number
  found: FoundPhone
}

/** What makes the digits before it a door: 0433-2345678 3单元. */
const unit = /^(?:单元|[号栋幢楼室层弄座院组村路街期区]|동|호|층|번)/

/** The longest number within a row of digits and spaces: 138 1234 5678 100020 ends with a postcode. */
function within(text: string, at: number, regions: readonly PhoneRegion[]): Span[] {
  const words = [...text.matchAll(/\S+/g)].map((word) => ({
    start: word.index,
    end: word.index + word[0].length,
  }))
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length - 1; to >= from; to -= 1) {
      const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0]
      const found = asPhone(text.slice(start, end), regions)
      if (found)
        return [{ start: at + start, end: at + end, found }, ...within(text.slice(end), at + end, regions)]
    }
  return []
}

/** The first number of a text that can be called, mobiles before landlines. */
export function findPhones(text: string): FoundPhones {
  const regions = regionsOf(text)
  const spans = [...text.matchAll(numbers)].flatMap(({ 0: row, index }) => {
    const isDoor = unit.test(text.slice(index + row.length))
    return within(isDoor ? row.replace(/\s*\S+$/, '') : row, index, regions)
  })
  const isMobile = ({ found }: Span) => /^1\d{10}|^010-\d{4}-/.test(found.phone)
  const chosen = spans.find(isMobile) ?? spans[0]
  const others: string[] = spans
    .filter((one) => one !== chosen)
    .map(({ start, end }) => text.slice(start, end))
  let rest = text
  for (const { start, end } of spans.toReversed()) rest = `${rest.slice(0, start)}\n${rest.slice(end)}`
  rest = rest.replace(hidden, (number) => {
    others.push(number.trim())
    return '\n'
  })
  return { phone: chosen?.found, others, rest }
}
