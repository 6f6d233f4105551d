/**
 * Korean particles have two forms, and the last sound of the word before decides. Texts write both, as in `{name}을(를)`,
 * since the word is not known while they are written.
 */

/** A word's last syllable or digit; behind it a bracket's content and quotation marks, which are not spoken; the particle. */
const written =
  /([가-힣\d])((?:\([^()]*\)|<\/b>|[’”]){0,3})(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로|\(이\)라)/g

/** After a consonant, and after a vowel. */
const forms = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '과(와)': ['과', '와'],
  '(으)로': ['으로', '로'],
  '(이)라': ['이라', '라'],
} as const

const firstSyllable = 0xac00
const finalsPerSyllable = 28
/** The place of ㄹ among the finals. */
const rieul = 8
/** The finals of 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구: only ㄹ and none are distinguished from all others. */
const finalsOfDigits = [21, rieul, 0, 16, 0, 0, 1, rieul, rieul, 0]

function finalOf(letter: string): number {
  if (letter >= '0' && letter <= '9') return finalsOfDigits[Number(letter)]!
  return (letter.charCodeAt(0) - firstSyllable) % finalsPerSyllable
}

/**
 * The text with each particle in the form that its word takes: `‘김치’을(를)` → `‘김치’를`, `3(으)로` → `3으로`. After a
 * word in another script both forms stay, because nobody can know how it is read aloud.
 */
export function withParticles(text: string): string {
  return text.replace(written, (_, letter: string, unspoken: string, particle: keyof typeof forms) => {
    const final = finalOf(letter)
    const isVowel = final === 0 || (particle === '(으)로' && final === rieul)
    return letter + unspoken + forms[particle][isVowel ? 1 : 0]
  })
}

/** A Korean text with values: ko`‘${name}’을(를) 삭제할까요?`. */
export function ko(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return withParticles(String.raw({ raw: texts }, ...values))
}
