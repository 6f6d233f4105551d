import type { Reading } from './guess.ts'
import { gluedName, isForeign, looksLikePlace, nameLikeness, personOf, type Person } from './people.ts'
import { labelPattern, labelsIn, piecesOf, trimmed, wordsOf, type Piece } from './plain.ts'
import { findRegion, type FoundRegion } from './region-of-china.ts'

const labels = labelPattern({
  name: '收货人姓名|收件人姓名|收货姓名|收货人|收件人|联系人|姓名|名字',
  postcode: '邮政编码|邮编',
  place:
    '手机号码|手机号|手机|联系电话|联系方式|电话号码|电话|所在地区|所在区域|所在地|省市区|地区|收货地址|收件地址|详细地址|街道地址|地址',
})

interface FoundPerson extends Person {
  confidence: number
}

const nobody: FoundPerson = { name: '', salutation: undefined, confidence: 0 }

/** The first word after a name's label; the words after it are no longer the name. */
function labelledPerson(pieces: readonly Piece[]): { person: FoundPerson | undefined; place: string } {
  let person: FoundPerson | undefined
  const lines = pieces.flatMap(({ label, text }) => {
    if (label !== 'name' || person) return [text]
    const [name = '', ...others] = wordsOf(text)
    person = { ...personOf(name), confidence: 0.98 }
    return [others.join(' ')]
  })
  return { person, place: lines.join('\n') }
}

interface Word {
  text: string
  /** Directly after the region, without a gap: part of the place. */
  isBound: boolean
  isBefore: boolean
}

function likeness({ text, isBound, isBefore }: Word): number {
  if (isBound) return 0
  const like = nameLikeness(personOf(text).name)
  const called = personOf(text).salutation ? 0.9 : 0
  return Math.max(like, called) - (isBefore ? 0 : 0.01)
}

/** Removes 收 in brackets after a name, which is not part of the address. */
function withoutReceipt(text: string): string {
  return text.replace(/\(([^()]{1,8})收\)/g, ' $1 ')
}

/** Joins the words of a name in Latin or in a script of its own. */
function joinNames(words: readonly Word[]): Word[] {
  return words.reduce<Word[]>((joined, word) => {
    const last = joined.at(-1)
    const isLatin = (text: string) => /^\p{Script=Latin}[\p{Script=Latin}.' -]*$/u.test(text)
    const areBoth = (is: (text: string) => boolean) => last !== undefined && is(last.text) && is(word.text)
    if (!last || word.isBound || !(areBoth(isLatin) || areBoth(isForeign))) return [...joined, word]
    return [...joined.slice(0, -1), { ...last, text: `${last.text} ${word.text}` }]
  }, [])
}

function wordsAround(text: string, region: FoundRegion | undefined): Word[] {
  const before = text.slice(0, region?.start ?? 0)
  const after = text.slice(region?.end ?? 0)
  const isBound = region !== undefined && /^[^\s,;|]/.test(after)
  return [
    ...joinNames(wordsOf(before).map((word) => ({ text: word, isBound: false, isBefore: true }))),
    ...joinNames(
      wordsOf(after).map((word, i) => ({ text: word, isBound: isBound && i === 0, isBefore: false })),
    ),
  ]
}

function bestName(words: readonly Word[]): Word | undefined {
  return words.reduce<Word | undefined>(
    (best, word) => (likeness(word) > (best ? likeness(best) : 0) ? word : best),
    undefined,
  )
}

/** What belongs to the place; other words are not understood, and no part of the street. */
function line(left: readonly Word[]): string {
  return trimmed(
    left
      .filter(({ text, isBound }) => isBound || looksLikePlace(text))
      .map(({ text }) => text)
      .join(' '),
  )
}

/** The person, and the remaining words. */
function splitPerson(words: readonly Word[]): { person: FoundPerson; detail: string } {
  const named = bestName(words)
  if (named) {
    const confidence = Math.max(0.5, Math.round(likeness(named) * 10) / 10)
    return {
      person: { ...personOf(named.text), confidence },
      detail: line(words.filter((word) => word !== named)),
    }
  }
  const glued = gluedName(line(words))
  if (glued) return { person: { ...nobody, name: glued.name, confidence: 0.5 }, detail: glued.rest }
  return { person: nobody, detail: line(words) }
}

function startOf(detail: string, streets: readonly string[]): string {
  return streets.filter((name) => detail.startsWith(name)).sort((a, b) => b.length - a.length)[0] ?? ''
}

/** Reads a Chinese address; `streetsOf` names the subdistricts and towns of a district. */
export function readChinese(text: string, streetsOf: (districtCode: string) => readonly string[]): Reading {
  // Other malls write the extension of their number behind the name: 李强[8866].
  const bare = withoutReceipt(text).replace(/\[\d{3,4}\]/g, ' ')
  const { person: labelled, place } = labelledPerson(piecesOf(bare, labels))
  const postcode = /(?<=^|[\s,;])\d{6}(?=$|[\s,;])/.exec(place)?.[0] ?? ''
  const plain = postcode === '' ? place : place.replace(postcode, ' ')
  const region = findRegion(plain, streetsOf)
  const words = wordsAround(plain, region)
  const { person, detail } = labelled ? { person: labelled, detail: line(words) } : splitPerson(words)
  const street = region?.district ? startOf(detail, streetsOf(region.district.code)) : ''
  const address = trimmed(detail.slice(street.length))
  return {
    country: 'CN',
    consignee: person.name,
    salutation: person.salutation,
    province: region?.province.name ?? '',
    city: region?.city?.name ?? '',
    district: region?.district?.name ?? '',
    street,
    address,
    postcode,
    taken: [...labelsIn(text, labels), ...(region ? [plain.slice(region.start, region.end)] : [])],
    confidence: {
      consignee: person.name ? person.confidence : 0,
      phone: 0,
      region: region?.confidence ?? 0,
      street: street ? 1 : 0,
      address: detailConfidence(address, region !== undefined),
      postcode: postcode ? 0.95 : 0,
    },
  }
}

function detailConfidence(address: string, hasRegion: boolean): number {
  if (address === '') return 0
  return /\d|[号楼室村路街]/.test(address) && hasRegion ? 0.9 : 0.5
}
