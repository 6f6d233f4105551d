import { distance, mostWrong } from '@hojip/platform/near'
import type { KnownPlace, PlaceForm } from './place-forms.ts'

export interface PlaceIndex {
  byKey: ReadonlyMap<string, readonly PlaceForm[]>
  keys: readonly (Named & { form: PlaceForm })[]
}

/** What names are compared by. */
interface Named {
  /** Syllables of Korean are taken apart. */
  letters: string
  kinds: number
}

/** Letters and digits only: spaces, dots, hyphens and case differ from writer to writer. */
export function placeKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

export function placeIndex(forms: readonly PlaceForm[]): PlaceIndex {
  const byKey = new Map<string, PlaceForm[]>()
  const named = forms.map((form) => ({ key: placeKey(form.text), form })).filter(({ key }) => key !== '')
  for (const { key, form } of named) {
    const known = byKey.get(key)
    if (known) known.push(form)
    else byKey.set(key, [form])
  }
  const keys = named.map(({ key, form }) => {
    const letters = key.normalize('NFD')
    return { letters, kinds: kindsOf(letters), form }
  })
  return { byKey, keys }
}

/** Words from the province down; each may be in any language, and levels may be missing or given twice. */
interface AskedPlace {
  country?: 'CN' | 'KR' | undefined
  words: readonly string[]
}

/** A word that names nothing within the words before it, and the places it may have meant. */
interface UnknownPlace {
  unknown: string
  nearest: KnownPlace[]
}

interface Candidate {
  place: KnownPlace
  isFull: boolean
}

export function isUnknown(answer: KnownPlace | UnknownPlace): answer is UnknownPlace {
  return 'unknown' in answer
}

function isWithin(inner: KnownPlace, outer: KnownPlace): boolean {
  return inner.country === outer.country && outer.path.every((name, i) => inner.path[i] === name)
}

/** Words for "the districts of this city", as older lists of regions have them. */
const saysNothing = new Set(['市辖区', '시할구'].map(placeKey))

/** The places that a word names within others; a word that repeats a level above leaves them as they are. */
function narrowed(index: PlaceIndex, before: readonly Candidate[] | undefined, word: string): Candidate[] {
  const named = index.byKey.get(placeKey(word)) ?? []
  if (!before) return named.map(({ place, isFull }) => ({ place, isFull }))
  return before.flatMap((candidate) => {
    const inner = named.filter(({ place }) => isWithin(place, candidate.place))
    const deeper = inner.filter(({ place }) => place.path.length > candidate.place.path.length)
    if (deeper.length > 0)
      return deeper.map(({ place, isFull }) => ({ place, isFull: isFull && candidate.isFull }))
    return inner.length > 0 || named.some(({ place }) => isWithin(candidate.place, place)) ? [candidate] : []
  })
}

/** Larger places before smaller ones, whole names before short ones. */
function best(candidates: readonly Candidate[]): KnownPlace[] {
  const rank = ({ place, isFull }: Candidate) => place.path.length * 2 - (isFull ? 1 : 0)
  const least = Math.min(...candidates.map(rank))
  const found = candidates.filter((one) => rank(one) === least).map(({ place }) => place)
  return [...new Map(found.map((place) => [`${place.country}/${place.path.join('/')}`, place])).values()]
}

const mostNearest = 3

/** Which letters a word has, in 32 kinds: words that differ in more kinds than letters may differ are not near. */
function kindsOf(letters: string): number {
  let kinds = 0
  for (let at = 0; at < letters.length; at += 1) kinds |= 1 << (letters.charCodeAt(at) % 32)
  return kinds
}

function ones(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; count += 1) left &= left - 1
  return count
}

/** How far a name is from a word: some letters differ, or the one begins with the other. */
function apart(word: Named, name: Named, most: number): number {
  const missing = word.kinds & ~name.kinds
  const more = name.kinds & ~word.kinds
  const [a, b] = [word.letters, name.letters]
  const mayBegin = (missing === 0 || more === 0) && a.length > 1 && b.length > 1
  const begins = mayBegin && (a.startsWith(b) || b.startsWith(a)) ? 1.5 : Infinity
  // Of two letters one is half the name: the first has to be the same.
  const mayBeNear = ones(missing) <= most && ones(more) <= most && (a.length > 2 || a[0] === b[0])
  const steps = mayBeNear ? distance(a, b, most) : Infinity
  return Math.min(steps > most ? Infinity : steps, begins)
}

/** The places whose names are written most like a word: some letters differ, or the one begins with the other. */
export function nearestTo(
  index: PlaceIndex,
  word: string,
  within: readonly Candidate[] | undefined,
): KnownPlace[] {
  // Syllables of Korean are compared by their letters.
  const letters = placeKey(word).slice(0, 40).normalize('NFD')
  const asked = { letters, kinds: kindsOf(letters) }
  const most = mostWrong(letters.length)
  const close = index.keys
    .flatMap((name) => {
      const away = apart(asked, name, most)
      const { place } = name.form
      return away < Infinity ? [{ place, far: away + place.path.length / 10 }] : []
    })
    .filter(({ place }) => !within || within.some((one) => isWithin(place, one.place)))
    .sort((a, b) => a.far - b.far)
  const different = [...new Map(close.map(({ place }) => [place.path.join('/'), place])).values()]
  return different.slice(0, mostNearest)
}

/**
 * The one place that the words name, or the first word that names none.
 * @param near how the places that such a word may have meant are found; a reader of many words asks for none
 */
export function searchPlace(
  index: PlaceIndex,
  { country, words }: AskedPlace,
  near: typeof nearestTo = nearestTo,
): KnownPlace | UnknownPlace {
  let found: Candidate[] | undefined
  const given = words.filter((one) => one.trim() !== '')
  for (const word of given) {
    const next: Candidate[] = narrowed(index, found, word).filter(
      ({ place }) => country === undefined || place.country === country,
    )
    if (next.length > 0) found = next
    else if (found && saysNothing.has(placeKey(word))) continue
    // Below the cities of Korea there is no list: neighbourhoods are taken as they are.
    else if (found?.some(({ place }) => place.country === 'KR' && place.path.length === 2))
      found = found.filter(({ place }) => place.path.length === 2)
    else return { unknown: word, nearest: near(index, word, found) }
  }
  const [only, ...others] = best(found ?? [])
  if (only && others.length === 0) return only
  return {
    unknown: given.join(' '),
    nearest: [only, ...others].filter((one) => one !== undefined).slice(0, mostNearest),
  }
}
