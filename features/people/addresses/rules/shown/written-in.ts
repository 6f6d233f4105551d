/** The language of the script that a line of an address is written in, for its typeface: also in China it may be Latin. */
export function writtenIn(line: string): 'ko' | 'zh-CN' | 'en' {
  if (/\p{Script=Hangul}/u.test(line)) return 'ko'
  return /\p{Script=Han}/u.test(line) ? 'zh-CN' : 'en'
}
