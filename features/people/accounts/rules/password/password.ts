import { commonDigits, commonWords, keyRows, ownNames } from './common-words.ts'
import { lengthOf, normalPassword, passwordLengthProblem, passwordLimits } from './password-length.ts'

export type PasswordProblem = 'short' | 'shortForStaff' | 'long' | 'common' | 'personal'

export interface PasswordOwner {
  /** E.164. */
  phone?: string | null
  login?: string | null
  /** Staff and operators need a longer one. */
  role?: 'shopper' | 'staff' | 'operator'
}

function reversed(text: string) {
  return [...text].toReversed().join('')
}

function repeatsItself(text: string): boolean {
  return [1, 2, 3, 4].some((length) => text.length > length && text.slice(length) === text.slice(0, -length))
}

/** Whether the text consists of runs of four or more neighbouring keys. */
function followsTheKeys(text: string): boolean {
  const rows = [...keyRows, ...keyRows.map(reversed)]
  let rest = text
  while (rest.length > 0) {
    const piece = rows.map((row) => sharedStart(row, rest)).reduce((a, b) => (b > a ? b : a))
    if (piece < Math.min(4, rest.length)) return false
    rest = rest.slice(piece)
  }
  return true
}

/** How many of the first letters of `text` are neighbours in the row. */
function sharedStart(row: string, text: string): number {
  let length = 0
  while (length < text.length && row.includes(text.slice(0, length + 1))) length += 1
  return length
}

function looksLikeADay(text: string): boolean {
  return /^((19|20)\d\d[-./]?(0[1-9]|1[0-2])[-./]?(0[1-9]|[12]\d|3[01])|(0[1-9]|[12]\d|3[01])[-./]?(0[1-9]|1[0-2])[-./]?(19|20)\d\d)$/.test(
    text,
  )
}

/** Whether the text consists of at most `most` words of the list. */
function isMadeOf(words: ReadonlySet<string>, text: string, most: number): boolean {
  if (words.has(text)) return true
  if (most <= 1) return false
  for (let at = 2; at <= text.length - 2; at += 1)
    if (words.has(text.slice(0, at)) && isMadeOf(words, text.slice(at), most - 1)) return true
  return false
}

const written: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
}

/** Reads figures and signs as the letters they replace; `1` and `!` may be i or l. */
function readAsLetters(text: string): string[] {
  const plain = text.replace(/[034578@$]/g, (sign) => written[sign] ?? sign)
  return [plain.replace(/[1!|]/g, 'i'), plain.replace(/[1!|]/g, 'l')]
}

/** Up to this many figures and signs around a word are ignored. */
const mostAround = 6

/** The text without the figures and signs around it, in every way of dividing them from the word. */
function coresOf(text: string): string[] {
  const before = text.search(/[a-z]|$/)
  const after = text.length - text.search(/[^a-z]*$/)
  const cores: string[] = []
  for (let start = 0; start <= Math.min(before, mostAround); start += 1)
    for (let end = 0; end <= Math.min(after, mostAround - start); end += 1)
      cores.push(text.slice(start, text.length - end))
  return cores.filter((core) => core.length > 2)
}

function isDressedWord(core: string): boolean {
  return [core, ...readAsLetters(core)].some((read) => {
    const bare = read.replace(/[^a-z0-9]/g, '')
    return isMadeOf(commonWords, bare, 2) || (bare.length > 3 && followsTheKeys(bare))
  })
}

/** Whether this is one of the passwords that attackers try first. */
function isCommon(text: string): boolean {
  if (repeatsItself(text) || followsTheKeys(text) || looksLikeADay(text)) return true
  const figures = text.replace(/[^a-z0-9]+$/, '')
  if (/^\d+$/.test(figures))
    return looksLikeADay(figures) || followsTheKeys(figures) || isMadeOf(commonDigits, figures, 4)
  return coresOf(text).some(isDressedWord)
}

function personalWords({ phone, login }: PasswordOwner): string[] {
  const digits = phone?.replace(/\D/g, '') ?? ''
  const ends =
    digits.length >= 8 ? [digits, digits.slice(2), digits.slice(-10), digits.slice(-8), digits.slice(-6)] : []
  return [...ends, ...(login && login.length >= 4 ? [login.toLowerCase()] : []), ...ownNames]
}

/** Whether too little is left without what anyone knows about the mall and the owner. */
function isPersonal(text: string, owner: PasswordOwner): boolean {
  const left = personalWords(owner).reduce((rest, word) => rest.replaceAll(word, ''), text)
  return left !== text && lengthOf(left) < passwordLimits.shortest
}

/** Why a password may not be set; any mixture of characters is allowed. */
export function passwordProblem(password: string, owner: PasswordOwner): PasswordProblem | undefined {
  const lengthProblem = passwordLengthProblem(password)
  if (lengthProblem) return lengthProblem
  const isForWork = owner.role !== undefined && owner.role !== 'shopper'
  if (isForWork && lengthOf(normalPassword(password)) < passwordLimits.shortestForStaff)
    return 'shortForStaff'
  const text = normalPassword(password).toLowerCase()
  if (isPersonal(text, owner)) return 'personal'
  return isCommon(text) ? 'common' : undefined
}
