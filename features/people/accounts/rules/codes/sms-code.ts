const smsCodeLength = 6

/** The digits of typed or pasted text: a whole message may contain the code, and full-width digits count as digits. */
export function smsCodeIn(text: string): string {
  const plain = text.normalize('NFKC')
  const alone = /(?<!\d)\d{6}(?!\d)/.exec(plain)
  return alone?.[0] ?? plain.replace(/\D/g, '').slice(0, smsCodeLength)
}

export function isSmsCode(text: string): boolean {
  return /^\d{6}$/.test(text)
}
