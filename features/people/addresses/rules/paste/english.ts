import type { KnownPlace } from '@hojip/regions/place-forms'
import { isUnknown, placeKey, searchPlace, type PlaceIndex } from '@hojip/regions/place-search'
import type { Reading } from './guess.ts'
import { isLatinName, nameLikeness } from './people.ts'

const labels =
  /^(?:full ?name|name|recipient|receiver|consignee|to|attn|phone(?: number)?|mobile|tel(?:ephone)?|contact|(?:delivery |shipping )?address|city|province|state|district|country|post ?code|zip(?: code)?)\s*[:.]\s*/i
const country =
  /^(?:(?:the )?(?:people'?s )?republic of china|p\.? ?r\.? ?c(?:hina)?\.?|p\.?r\.? china|china|(?:south |republic of )?korea|r\.?o\.?k\.?)$/i
/** Words that names of people do not have. */
const ofPlaces =
  /\b(?:room|rm|unit|apt|apartment|suite|floor|fl|\d+f|building|bldg|block|tower|no|road|rd|street|st|avenue|ave|lane|alley|boulevard|blvd|district|city|province|county|town(?:ship)?|village|garden|plaza|mansion|center|centre|university|school|hotel|hospital|company|ltd|square|subdistrict|-?(?:ro|gil|daero|dong|gu|si|do))\b/i
const road = /\b[\p{L}\d-]*(?:ro|gil|daero)\b/iu

interface Part {
  text: string
  label: string
}

/** How the parts of an address are divided: by commas where names have several words, else by spaces too. */
interface Writing {
  between: RegExp
  joint: string
}
const latin: Writing = { between: /[,;\n|]+/, joint: ', ' }
const oneWordEach: Writing = { between: /[\s,;|]+/, joint: ' ' }

function partsOf(text: string, { between }: Writing): Part[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const label = labels.exec(part)?.[0] ?? ''
      return { label, text: part.slice(label.length).trim() }
    })
}

/** The text in front of a postcode, and the postcode. */
function withoutPostcode(text: string): { name: string; postcode: string } {
  const found = /^(.*?)\s*\(?(\d{5,6})\)?$/.exec(text)
  return found ? { name: found[1] ?? '', postcode: found[2] ?? '' } : { name: text, postcode: '' }
}

/** Chaoyang District Beijing, without a comma, names two places: the last words first. */
function namesIn(text: string, index: PlaceIndex): string[] | undefined {
  if (text === '') return []
  if (index.byKey.has(placeKey(text))) return [text]
  const words = text.split(/\s+/)
  for (let at = 1; at < words.length && words.length <= 8; at += 1) {
    const [head, tail] = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    if (!index.byKey.has(placeKey(tail))) continue
    const before = namesIn(head, index)
    if (before) return [...before, tail]
  }
  return undefined
}

interface Place {
  place: KnownPlace
  /** The parts that name it. */
  used: ReadonlySet<Part>
}

/** Nobody's address names more places; each further one would be tried with all others. */
const mostNamed = 12

/** The largest group of parts that name one place together, from the smallest to the largest or the other way round. */
function placeAmong(parts: readonly Part[], index: PlaceIndex): Place | undefined {
  const named = parts
    .map((part) => ({ part, names: namesIn(withoutPostcode(part.text).name, index) ?? [] }))
    .filter(({ names }) => names.length > 0)
    .slice(0, mostNamed)
  for (let from = 0; from < named.length; from += 1)
    for (const group of [named.slice(from), named.slice(0, named.length - from)])
      for (const isReversed of [true, false]) {
        const inOrder = group.flatMap(({ names }) => names)
        const found = searchPlace(index, { words: isReversed ? inOrder.toReversed() : inOrder }, () => [])
        if (!isUnknown(found)) return { place: found, used: new Set(group.map(({ part }) => part)) }
      }
  return undefined
}

function personIn(parts: readonly Part[]): Part | undefined {
  const ofPerson = /name|recipient|receiver|consignee|\bto\b|attn/i
  const labelled = parts.find(({ label, text }) => ofPerson.test(label) && /\p{L}/u.test(text))
  if (labelled) return labelled
  const isName = ({ text }: Part) =>
    !ofPlaces.test(text) && (isLatinName(text) ? text.split(/\s+/).length <= 4 : nameLikeness(text) >= 0.5)
  return parts.find(isName)
}

function titled(name: string): Pick<Reading, 'consignee' | 'salutation'> {
  const found = /^(mrs?|ms|miss)\.?\s+/i.exec(name)
  if (!found) return { consignee: name, salutation: undefined }
  return { consignee: name.slice(found[0].length), salutation: /^mr\b/i.test(found[0]) ? '1' : '2' }
}

/** Reads an address in Latin letters, whose parts are divided by commas or lines; undefined when it names no place. */
export function readEnglish(text: string, index: PlaceIndex): Reading | undefined {
  return readParts(text, index, latin)
}

/** Reads an address in China that is written in Korean: 길림성 연길시. */
export function readChinaInKorean(text: string, index: PlaceIndex): Reading | undefined {
  const reading = readParts(text, index, oneWordEach)
  return reading?.country === 'CN' ? reading : undefined
}

function readParts(text: string, index: PlaceIndex, writing: Writing): Reading | undefined {
  const all = partsOf(text, writing)
  const parts = all.filter((part) => part.text !== '' && !country.test(withoutPostcode(part.text).name))
  const found = placeAmong(parts, index)
  if (!found) return undefined
  const { place, used } = found
  const codes = all
    .filter(
      (part) =>
        used.has(part) || country.test(withoutPostcode(part.text).name) || /^\d{5,6}$/.test(part.text),
    )
    .map(({ text: piece }) => withoutPostcode(piece).postcode)
    .filter((code) => code !== '')
  const left = parts.filter((part) => !used.has(part) && !/^\d{5,6}$/.test(part.text))
  const person = personIn(left)
  const rest = left.filter((part) => part !== person).map((part) => part.text)
  const street =
    place.country === 'KR' ? rest.filter((part) => road.test(part) && /\d/.test(part)).slice(0, 1) : []
  const address = rest.filter((part) => !street.includes(part)).join(writing.joint)
  const [province = '', city = '', district = ''] = place.path
  const isWhole = place.path.length === (place.country === 'KR' ? 2 : 3)
  return {
    country: place.country,
    ...titled(person?.text ?? ''),
    province,
    city,
    district: place.country === 'KR' ? city : district,
    street: street[0] ?? '',
    address,
    postcode: codes[0] ?? '',
    taken: [
      ...all.map(({ label }) => label.replace(/[\s:.]+$/, '')),
      ...all
        .filter((part) => !parts.includes(part) || used.has(part))
        .map((part) => withoutPostcode(part.text).name),
    ],
    confidence: {
      consignee: person ? (person.label ? 0.98 : 0.85) : 0,
      phone: 0,
      region: isWhole ? 0.95 : 0.6,
      street: street.length > 0 ? 0.9 : 0,
      address: address === '' ? 0 : 0.85,
      postcode: codes.length > 0 ? 0.95 : 0,
    },
  }
}
