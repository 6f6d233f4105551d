import { expect, test, vi } from 'vitest'
import { decodeTable, decoderOf, encodingOf, separatorLine } from './encoding.ts'

/** Every character of two bytes, by its bytes: the encodings have no encoder here. */
function bytesIn(encoding: 'gb18030' | 'cp949', text: string): Buffer {
  const byCharacter = new Map<string, number[]>()
  const decoder = decoderOf(encoding)
  for (let lead = 0x81; lead <= 0xfe; lead++)
    for (let trail = 0x41; trail <= 0xfe; trail++) {
      const character = decoder.decode(new Uint8Array([lead, trail]))
      if ([...character].length === 1) byCharacter.set(character, [lead, trail])
    }
  return Buffer.from([...text].flatMap((one) => (one < '\x80' ? [one.charCodeAt(0)] : byCharacter.get(one)!)))
}

const chinese = [
  '订单号,快递公司,运单号\n26112800012345678901,顺丰速运,SF1234567',
  'Handle,Title,Variant Price\nkimchi,你好,39.90',
  '编码,实盘数量,账面数量,表格版本\n1,2,3,4',
  '商品名,价格\n韩式辣白菜,29.80\n喆喆的枇杷膏,12.00',
  '名称,规格\n保鲜袋（大号）,５０只／包',
]
const korean = [
  '주문번호,택배사,운송장 번호\n26112800012345678901,CJ대한통운,123456789012',
  'Handle,Title,Variant Price\nkimchi,포기김치,39.90',
  'Handle,Title\na,떡볶이 밀키트',
  '상품 번호,실사 수량,장부 수량,실사표 버전\n1,2,3,4',
  '상품명,가격\n똠얌꿍 쌀국수 세트,29800',
]

test.each(chinese)('the Chinese table %j, as Excel saves it', (text) =>
  expect(decodeTable(bytesIn('gb18030', text))).toBe(text),
)

test.each(korean)('the Korean table %j, as Excel saves it', (text) =>
  expect(decodeTable(bytesIn('cp949', text))).toBe(text),
)

test.each([...chinese, ...korean, 'a,b\n1,2', ''])('%j in Unicode', (text) => {
  expect(decodeTable(Buffer.from(text))).toBe(text)
  expect(decodeTable(Buffer.from(`\uFEFF${text}`))).toBe(text)
  expect(decodeTable(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text)
  expect(decodeTable(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toBe(text)
})

test('rare characters of GB 18030 have four bytes', () => {
  const bytes = Buffer.concat([bytesIn('gb18030', '商品名,'), Buffer.from([0x95, 0x32, 0x90, 0x31])])
  expect(encodingOf(bytes)).toBe('gb18030')
})

test('CP949 has all syllables, and characters that are cut between two pieces are whole', () => {
  const all = Array.from({ length: 11_172 }, (_, at) => String.fromCharCode(0xac00 + at)).join('')
  const bytes = bytesIn('cp949', `a${all}，漢字`)
  const decoder = decoderOf('cp949')
  let text = ''
  for (let at = 0; at < bytes.length; at += 1001)
    text += decoder.decode(bytes.subarray(at, at + 1001), { stream: true })
  expect(text + decoder.decode()).toBe(`a${all}，漢字`)
  // 똠, as Windows has it.
  expect(decoderOf('cp949').decode(Buffer.from('8c63', 'hex'))).toBe('똠')
})

test('a table cut within a character, and one with a broken character, are what most of them is', () => {
  expect(encodingOf(Buffer.from('名称,规格,泡菜').subarray(0, -1))).toBe('utf-8')
  expect(encodingOf(Buffer.concat([Buffer.from('名称,'), Buffer.from([0xc4]), Buffer.from('\n泡菜')]))).toBe(
    'utf-8',
  )
})

test.each([
  ['sep=;\r\na;b', { separator: ';', length: 7 }],
  ['\uFEFFSEP=,\na,b', { separator: ',', length: 7 }],
  ['"sep=\t"\na', { separator: '\t', length: 8 }],
  ['separator=;\n', undefined],
  ['a;b\nsep=;\n', undefined],
])('the first line of %j', (text, found) => expect(separatorLine(text)).toEqual(found))

test('a text of rare syllables does not open a decoder for each of them', () => {
  expect(decoderOf('cp949').decode(Buffer.from('8141', 'hex'))).toBe('갂')
  const opened = vi.spyOn(globalThis, 'TextDecoder')
  const text = decoderOf('cp949').decode(Buffer.alloc(3_000, Buffer.from('814161', 'hex')))
  expect(text).toBe('갂a'.repeat(1_000))
  expect(opened.mock.calls.length).toBeLessThan(3)
  opened.mockRestore()
})
