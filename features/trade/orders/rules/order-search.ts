/** What somebody of a shop typed to find orders, as keys of `order_key`. */
export interface WantedKeys {
  /** Keys that an order has under the same names. */
  whole: string[]
  /** Beginnings of keys. */
  beginnings: string[]
  /** Keys of people, kept apart: those whose account is closed are not found by them. */
  ofPeople: { whole: string[]; beginnings: string[] }
  /** A whole phone number as it may be stored; its last four digits are a key. */
  phones: string[]
  /** Whether the whole number is compared; otherwise what its masked form shows, so that nobody can guess the rest. */
  seesPhones: boolean
  /** The digits of a whole number, '' for anything else: a payment of several orders has one too. */
  number: string
  /** As it was typed, in small letters. */
  text: string
}

/** Fewer digits of an order's number find too much. */
const leastDigits = 4
const mostDigits = 24
/** A shorter number is not a whole phone number. */
const leastPhone = 8

/** Family names of two characters; all others have one. */
const longSurnames = new Set(
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 司徒 夏侯 端木 轩辕 남궁 황보 제갈 선우 독고 사공 서문'.split(
    ' ',
  ),
)

function isSurname(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hangul}]$/u.test(text) || longSurnames.has(text)
}

function reversed(text: string): string {
  return [...text].toReversed().join('')
}

/** `010-1234-5678` → the numbers of China and Korea that are written so. */
function phonesOf(digits: string): string[] {
  if (digits.length < leastPhone) return []
  const inland = digits.replace(/^0/, '')
  return [`+${digits}`, `+86${digits}`, `+82${inland}`]
}

function keysOfDigits(digits: string) {
  if (digits.length < leastDigits || digits.length > mostDigits) return []
  return [`number:${digits}`, `ending:${reversed(digits)}`]
}

/**
 * Names are found whole, or by the family name. Only who sees customers' names may type the beginning of one: a user who
 * sees them masked could otherwise complete them letter by letter.
 */
function beginningsOfName(text: string, seesNames: boolean): string[] {
  if (seesNames || isSurname(text)) return [`name:${text}`]
  return [`name:${text} `]
}

export function wantedKeys(words: string, seesCustomers: boolean): WantedKeys {
  const text = words.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
  const joined = text.replace(/[\s-]/g, '')
  const digits = /^\+?\d+$/.test(joined) ? joined.replace('+', '') : ''
  const phones = phonesOf(digits)
  const end = digits.length === 4 || phones.length > 0 ? [`phone:${digits.slice(-4)}`] : []
  return {
    text,
    whole: [`tracking:${joined.toUpperCase()}`, `tracking:${text.toUpperCase()}`],
    beginnings: keysOfDigits(digits),
    ofPeople: {
      whole: [`name:${text}`, ...(phones.length === 0 ? end : [])],
      beginnings: beginningsOfName(text, seesCustomers),
    },
    phones,
    seesPhones: seesCustomers,
    number: digits.length >= leastDigits ? digits : '',
  }
}
