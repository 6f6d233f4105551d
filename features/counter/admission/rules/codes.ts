/** GB 32100-2015: digits and capital letters without I, O, S, V and Z. */
const creditLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Whether this is a unified social credit code of China (GB 32100-2015), with its check character. */
export function isCreditCode(code: string): boolean {
  if (code.length !== 18) return false
  const values = [...code].map((letter) => creditLetters.indexOf(letter))
  if (values.includes(-1)) return false
  let sum = 0
  let weight = 1
  for (const value of values.slice(0, 17)) {
    sum += value * weight
    weight = (weight * 3) % 31
  }
  return values[17] === (31 - (sum % 31)) % 31
}

const koreanWeights = [1, 3, 7, 1, 3, 7, 1, 3, 5]

/** Whether this is a business registration number of Korea, ten digits with their check digit. */
export function isKoreanBusinessNumber(code: string): boolean {
  if (!/^\d{10}$/.test(code)) return false
  const digit = (at: number) => Number(code.charAt(at))
  const sum = koreanWeights.reduce((all, weight, at) => all + weight * digit(at), 0)
  const carried = Math.floor((digit(8) * 5) / 10)
  return digit(9) === (10 - ((sum + carried) % 10)) % 10
}

/** Without the spaces and hyphens that people write it with, in capitals. */
export function plainCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase()
}

export function isCompanyCode(country: 'CN' | 'KR', code: string): boolean {
  return country === 'CN' ? isCreditCode(code) : isKoreanBusinessNumber(code)
}
