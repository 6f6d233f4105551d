import { convertHangulToQwerty, convertQwertyToHangul, disassemble, getChoseong } from 'es-hangul'

const firstSyllable = 0xac00
const lastSyllable = 0xd7a3
/** Syllables with the same initial consonant. */
const perInitial = 588
/** Syllables with the same initial consonant and vowel. */
const perVowel = 28
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'
/** ㅑ ㅕ ㅖ ㅛ ㅠ ㅣ, before which ㄴ and ㄹ are dropped at the beginning of a word. */
const soft = new Set([2, 6, 7, 12, 17, 20])

function partsOf(syllable: string): { initial: string; vowel: number; rest: number } | undefined {
  const code = syllable.charCodeAt(0)
  if (code < firstSyllable || code > lastSyllable) return undefined
  const place = code - firstSyllable
  return {
    initial: initials.charAt(Math.floor(place / perInitial)),
    vowel: Math.floor((place % perInitial) / perVowel),
    rest: place % perInitial,
  }
}

function withInitial(initial: string, rest: number): string {
  return String.fromCharCode(firstSyllable + initials.indexOf(initial) * perInitial + rest)
}

/** The other spellings of a syllable that begins a word in the North, in Yanbian or in the South: 랭 and 냉. */
function otherSpellings(syllable: string): string[] {
  const parts = partsOf(syllable)
  if (!parts) return []
  const { initial, vowel, rest } = parts
  const isSoft = soft.has(vowel)
  if (initial === 'ㄹ') return [withInitial(isSoft ? 'ㅇ' : 'ㄴ', rest)]
  if (initial === 'ㄴ') return [withInitial(isSoft ? 'ㅇ' : 'ㄹ', rest)]
  if (initial === 'ㅇ' && isSoft) return [withInitial('ㄹ', rest), withInitial('ㄴ', rest)]
  return []
}

/** A word with one syllable spelt in the other way: 랭면 gives 냉면, 평양랭면 gives 평양냉면. */
export function spellings(word: string): string[] {
  const syllables = [...word]
  return syllables.flatMap((syllable, i) =>
    otherSpellings(syllable).map((other) => syllables.with(i, other).join('')),
  )
}

/** "김치를" is 김치. */
export function withoutParticle(word: string): string {
  return word.length > 2
    ? word.replace(/(으로|에서|까지|부터|을|를|은|는|이|가|의|에|와|과|도|로)$/u, '')
    : word
}

/** The letters of a Korean text: 김치 is ㄱㅣㅁㅊㅣ. */
export function lettersOf(text: string): string {
  return disassemble(text)
}

export function initialsOf(word: string): string {
  return getChoseong(word)
}

/** Whether a text is nothing but initial consonants: ㄱㅊ. */
export function isInitials(text: string): boolean {
  return /^[ㄱ-ㅎ]{2,}$/.test(text)
}

/** Korean that was typed on Latin keys: rlacl is 김치. Undefined when it is not Korean. */
export function fromLatinKeys(typed: string): string | undefined {
  if (!/^[a-z]+$/i.test(typed)) return undefined
  const korean = assembled(typed)
  return korean !== undefined && /^[가-힣]+$/.test(korean) ? korean : undefined
}

/** Latin that was typed on Korean keys: ㅏㅑㅡ초ㅑ is kimchi. */
export function fromKoreanKeys(typed: string): string | undefined {
  const latin = convertHangulToQwerty(typed).toLowerCase()
  return /^[a-z]+$/.test(latin) ? latin : undefined
}

/** The keys as Korean letters, put together; undefined where the library throws, as it does for three vowels in a row. */
function assembled(typed: string): string | undefined {
  try {
    return convertQwertyToHangul(typed)
  } catch {
    return undefined
  }
}
