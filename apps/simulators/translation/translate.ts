import { sentences, words, type Entry } from './dictionary.ts'

export const languages = ['zh', 'ko', 'en'] as const
export type Language = (typeof languages)[number]

/** Before every answer: it is a dictionary's work, and no translator's. */
const marks: Record<Language, string> = { zh: '〔演示译文〕', ko: '〔데모 번역〕', en: '[Demo translation]' }

const at = { zh: 0, ko: 1, en: 2 } as const satisfies Record<Language, number>
/** A sentence and what ends it. */
const parts = /[^。．.！!？?，,；;\n]+|[。．.！!？?，,；;\n]+/gu
const endings: Record<string, Record<Language, string>> = {
  '。': { zh: '。', ko: '.', en: '.' },
  '.': { zh: '。', ko: '.', en: '.' },
  '！': { zh: '！', ko: '!', en: '!' },
  '!': { zh: '！', ko: '!', en: '!' },
  '？': { zh: '？', ko: '?', en: '?' },
  '?': { zh: '？', ko: '?', en: '?' },
  '，': { zh: '，', ko: ',', en: ',' },
  ',': { zh: '，', ko: ',', en: ',' },
}

function spellings(entry: Entry, language: Language): string[] {
  return entry[at[language]].split('|')
}

function key(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[’'“”"]/gu, '')
    .replaceAll(/\s+/gu, ' ')
}

/** The entries of one direction by what they are looked up with, the longest first. */
function lookup(entries: readonly Entry[], from: Language, to: Language): [string, string][] {
  return entries
    .flatMap((entry) => {
      const [usual = ''] = spellings(entry, to)
      return spellings(entry, from).map((text): [string, string] => [key(text), usual])
    })
    .toSorted(([a], [b]) => b.length - a.length)
}

/** Word by word; what the dictionary does not have stays as it is. */
function byWords(text: string, known: readonly [string, string][], to: Language): string {
  const out: string[] = []
  let rest = text
  let unknown = ''
  const flush = () => {
    if (unknown.trim() !== '') out.push(unknown.trim())
    unknown = ''
  }
  while (rest !== '') {
    const lower = rest.toLowerCase()
    const hit = known.find(([word]) => lower.startsWith(word) && isWhole(word, lower))
    if (hit && !/[a-z]$/iu.test(unknown)) {
      flush()
      out.push(hit[1])
      rest = rest.slice(hit[0].length)
    } else {
      const [first = ''] = rest
      unknown += first
      rest = rest.slice(first.length)
    }
  }
  flush()
  return out.join(to === 'zh' ? '' : ' ')
}

/** A word of Latin letters ends where the letters end. */
function isWhole(word: string, text: string): boolean {
  return !/[a-z]$/u.test(word) || !/^[a-z]/u.test(text.slice(word.length))
}

/** The text in the other language as far as the dictionary goes, marked as what it is. */
export function translate(text: string, from: Language, to: Language): string {
  const whole = new Map(lookup(sentences, from, to))
  const known = lookup([...sentences, ...words], from, to)
  const all = whole.get(key(text.trim().replace(/[。．.！!？?]{1,3}$/u, '')))
  const translated = (text.match(parts) ?? []).map((part) => {
    const ending = endings[part.trim()]
    if (ending) return to === 'zh' ? ending.zh : `${ending[to]} `
    return whole.get(key(part)) ?? byWords(part, known, to)
  })
  const last = endings[text.trim().at(-1) ?? '']?.[to] ?? ''
  return `${marks[to]} ${all === undefined ? translated.join('').trim() : all + last}`
}
