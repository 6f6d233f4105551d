/** A mobile number found in a text, in national form. */
export interface FoundPhone {
  country: 'CN' | 'KR'
  phone: string
  /** The text without the number: the parts before and after it are separate lines. */
  rest: string
}

/** 138 1234 5678, 138-1234-5678, +86 13812345678, (86)13812345678, 0086… */
const chinese = /(?<!\d)(?:\(?(?:\+|00)?86\)?[ -]?)?(1[3-9]\d)[ -]?(\d{4})[ -]?(\d{4})(?!\d)/
/** 010-1234-5678, 010 1234 5678, 01012345678, +82 10-1234-5678 */
const korean = /(?<!\d)(?:\(?(?:\+|00)?82\)?[ -]?\(?0?\)?|0)10[ .)-]?(\d{4})[ .-]?(\d{4})(?!\d)/

/** The first mobile number of a text. */
export function findPhone(text: string): FoundPhone | undefined {
  const inKorea = korean.exec(text)
  const found = inKorea ?? chinese.exec(text)
  if (!found) return undefined
  const rest = `${text.slice(0, found.index)}\n${text.slice(found.index + found[0].length)}`
  return inKorea
    ? { country: 'KR', phone: `010-${inKorea[1]}-${inKorea[2]}`, rest }
    : { country: 'CN', phone: found.slice(1).join(''), rest }
}
