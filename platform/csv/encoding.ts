import { cp949Decoder } from './cp949.ts'

/** What spreadsheets save texts in: Unicode, or, as Excel's plain "CSV" does, the encoding of China or Korea. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'cp949'

/** Characters that most Chinese and most Korean tables of a shop contain. */
const usual = {
  gb18030: new Set(
    '的一是不了在有人上大中小个我和为这到品商货号单价规格名称色量库存件套装盒包袋瓶新生活水果肉菜手工原味天日用家快递公司运订地址备注分类年月款白黑红蓝绿长高机电子质美优特产重克斤数编码状态图片',
  ),
  cp949: new Set(
    '이다는가에지고의을한로하은도를사자기리시인어나서라제해정아주부상품명가격수량재옵션번호문택배송장운회색대소중김치원과전일용스트세요면구무보비선성안여오우유위장조진체추크터트판포',
  ),
}

/** Decodes piece by piece; what it cannot decode becomes U+FFFD. */
export function decoderOf(encoding: Encoding): Pick<TextDecoder, 'decode'> {
  return encoding === 'cp949' ? cp949Decoder() : new TextDecoder(encoding)
}

function letters(text: string): string[] {
  return text.match(/\p{L}|\uFFFD/gu)?.filter((letter) => letter > '\x7F') ?? []
}

/** The share of the letters that everyday texts of this encoding are made of. */
function shareOf(found: readonly string[], isOne: (letter: string) => boolean): number {
  return found.filter(isOne).length / Math.max(1, found.length)
}

function decoded(bytes: Uint8Array, encoding: Encoding): string {
  return decoderOf(encoding).decode(bytes, { stream: true })
}

/**
 * Bytes above ASCII can be read in either encoding, so the texts decide: Korean is nearly all Hangul, and whichever
 * reading has more everyday characters is the one that was meant.
 */
function ofChinaOrKorea(bytes: Uint8Array): Encoding {
  const korean = letters(decoded(bytes, 'cp949'))
  const chinese = letters(decoded(bytes, 'gb18030'))
  const isHangul = shareOf(korean, (letter) => /\p{Script=Hangul}/u.test(letter)) >= 0.8
  const everyday = {
    korean: shareOf(korean, (letter) => usual.cp949.has(letter)),
    chinese: shareOf(chinese, (letter) => usual.gb18030.has(letter)),
  }
  return isHangul && everyday.korean > everyday.chinese ? 'cp949' : 'gb18030'
}

/** Letters of a UTF-16 header are next to zero bytes, before or after them depending on byte order. */
function zerosAt(head: Uint8Array, start: 0 | 1): number {
  let zeros = 0
  for (let at = start; at < head.length; at += 2) if (head[at] === 0) zeros += 1
  return zeros / Math.max(1, head.length / 2)
}

/** Whether the bytes are UTF-8, but for a few: then those are faults of a file that was meant as UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const found = decoded(bytes, 'utf-8').match(/[^\0-\x7F]/gu) ?? []
  return shareOf(found, (one) => one === '\uFFFD') <= 0.5
}

/** The encoding of a table by its first bytes: by its mark, by where its zero bytes are, or by its texts. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 64)
  if (zerosAt(head, 1) > 0.8 && zerosAt(head, 0) < 0.2) return 'utf-16le'
  if (zerosAt(head, 0) > 0.8 && zerosAt(head, 1) < 0.2) return 'utf-16be'
  return isMostlyUtf8(bytes) ? 'utf-8' : ofChinaOrKorea(bytes)
}

/** The text of a small table, in whichever encoding it was saved. */
export function decodeTable(bytes: Uint8Array): string {
  return decoderOf(encodingOf(bytes)).decode(bytes)
}

/** Excel's first line `sep=;`, which names the separator of the lines after it. */
export function separatorLine(text: string): { separator: string; length: number } | undefined {
  const [line, separator] = /^\uFEFF?"?sep=([,;\t|])"?(?:\r\n|\n|\r)/i.exec(text) ?? []
  return line === undefined || separator === undefined ? undefined : { separator, length: line.length }
}
