import type { KnownPlace, PlaceForm } from './place-forms.ts'

export interface PlaceIndex {
  byKey: ReadonlyMap<string, readonly PlaceForm[]>
  /** `letters` are those of the key, syllables of Korean taken apart: names are compared by them. */
  keys: readonly { letters: string; form: PlaceForm }[]
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
  return { byKey, keys: named.map(({ key, form }) => ({ letters: key.normalize('NFD'), form })) }
}

/** Words from the province down; each may be in any language, and levels may be missing or said twice. */
export interface AskedPlace {
  country?: 'CN' | 'KR' | undefined
  words: readonly string[]
}

/** A word that names nothing within the words before it, and the places it may have meant. */
export interface UnknownPlace {
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

/** The letters to change, add, remove or exchange between two words; more than `most` count as endless. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const step = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwap ? (before[j - 2] ?? Infinity) + 1 : Infinity
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + step, swapped))
    }
    if (Math.min(...next) > most) return Infinity
    before = row
    row = next
  }
  return row[b.length] ?? Infinity
}

/** The places whose names are written most like a word: some letters differ, or the one begins with the other. */
function nearestTo(index: PlaceIndex, word: string, within: readonly Candidate[] | undefined): KnownPlace[] {
  // Syllables of Korean are compared by their letters.
  const key = placeKey(word).slice(0, 40).normalize('NFD')
  const most = Math.max(1, Math.floor(key.length / 3))
  const close = index.keys
    .filter(({ form: { place } }) => !within || within.some((one) => isWithin(place, one.place)))
    .map(({ letters: other, form: { place } }) => {
      const begins = key.length > 1 && other.length > 1 && (other.startsWith(key) || key.startsWith(other))
      // Of two letters one is half the name: the first has to be the same.
      const apart = key.length > 2 || key[0] === other[0] ? distance(key, other, most) : Infinity
      return { place, far: Math.min(apart, begins ? 1.5 : Infinity) + place.path.length / 10 }
    })
    .filter(({ far }) => far < Infinity)
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
  const said = words.filter((one) => one.trim() !== '')
  for (const word of said) {
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
    unknown: said.join(' '),
    nearest: [only, ...others].filter((one) => one !== undefined).slice(0, mostNearest),
  }
}
