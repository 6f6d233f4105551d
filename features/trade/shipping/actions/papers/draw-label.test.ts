import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { fontsOfPdf, textsOfPdf } from '../../testing/pdf-text.ts'
import { drawLabel, labelSize, type Label } from './draw-label.ts'
import { labelTexts } from './label-texts.ts'
import { registerFonts } from './text/draw-text.ts'
import { charactersWithoutFont } from './text/fonts.ts'
import { seenPieces } from './text/pieces.ts'

const phone = '+86 138-0013-8000'
const label: Label = {
  shop: '好集泡菜铺',
  sender: {
    name: '梅'.repeat(30),
    phone: '+82 10-1234-5678',
    address: '吉林省延边朝鲜族自治州延吉市参花街 102 号',
  },
  carrier: '顺丰速运',
  barcode: 'SF1234567890123',
  orderCode: '26112800012345678901',
  consignee: '李雷',
  phone,
  address: '北京市朝阳区建国路 88 号',
  remark: '请放在门口',
  items: [{ name: '辣白菜', spec: '500g', units: 2 }],
  page: 1,
  pages: 1,
  words: labelTexts['zh-CN'],
}

async function drawn(of: Partial<Label>): Promise<Buffer> {
  const doc = new PDFDocument({ size: labelSize, margin: 0 })
  registerFonts(doc)
  drawLabel(doc, { ...label, ...of })
  doc.end()
  return buffer(doc)
}

async function textsOf(of: Partial<Label>) {
  return textsOfPdf(await drawn(of))
}

test.each([
  ['Han', '𠮷田𬴊喆䶮㛃', '陕西省西安市鄠邑区𣲗水路 3 号'],
  ['Hangul', '김하늘똠뷁', '서울특별시 강남구 테헤란로 152, 101동 1203호 (역삼동)'],
  ['Vietnamese and Latin with marks', 'Nguyễn Thị Ánh Ðặng', 'Łukasz Šafářík, Ġużè, Ṣāliḥ 100 号'],
  ['marks apart from their letters', 'Nguyễn'.normalize('NFD'), 'Ánh'.normalize('NFD')],
  ['Cyrillic', 'Цой Виктор', 'Алматы, Қазақ'],
  ['Uyghur', 'تۇرسۇن (ئايگۈل) مۇھەممەت', 'شىنجاڭ ئۇيغۇر ئاپتونوم رايونى، 12-نومۇر, 天山区'],
  ['Tibetan', 'བཀྲ་ཤིས་བདེ་ལེགས', 'བོད་རང་སྐྱོང་ལྗོངས་ལྷ་ས་གྲོང་ཁྱེར་ 城关区'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ ᠪᠠᠭᠠᠲᠤᠷ', 'ᠬᠥᠬᠡᠬᠣᠲᠠ 新城区'],
])('%s: every character is in the file, and some font has it', async (_script, consignee, address) => {
  expect(charactersWithoutFont(consignee + address)).toEqual([])
  const texts = (await textsOf({ consignee, address })).map(({ text }) => text)
  expect(texts).toContain(consignee)
  expect(texts).toContain(address)
  expect(texts).toContain(phone)
})

test('the longest names and addresses leave the phone whole, at its own size', async () => {
  const [usual] = (await textsOf({})).filter(({ text }) => text === phone)
  for (const name of ['李', 'W', '한 ', 'A-'].map((part) => part.repeat(60))) {
    const texts = await textsOf({ consignee: name, address: name.repeat(4) })
    expect(texts.find(({ text }) => text === phone)).toEqual(usual)
    expect(texts.find(({ text }) => text === name)!.sizes.every((size) => size >= 4)).toBe(true)
    expect(texts.map(({ text }) => text)).toContain(name.repeat(4))
    expect(texts.map(({ text }) => text)).toContain(label.sender.phone)
  }
})

test('a character that no font has is drawn as its number, and reported', async () => {
  expect(charactersWithoutFont('李𪚥雷😀李𪚥\u200D\uFE0F')).toEqual(['𪚥', '😀'])
  const texts = await textsOf({ consignee: '李𪚥雷' })
  const sizes = texts.find(({ text }) => text === '李𪚥雷')!.sizes
  expect(Math.min(...sizes)).toBeLessThan(Math.max(...sizes) / 2)
})

test('what the buyer wrote has a heading of its own', async () => {
  const headings = async (remark: string) => (await textsOf({ remark })).map(({ text }) => text)
  const texts = await headings('请放在门口')
  expect(texts.indexOf('买家留言')).toBe(texts.indexOf('请放在门口') - 1)
  expect(await headings('')).not.toContain('买家留言')
})

test('only the fonts that are needed are in the file', async () => {
  expect(fontsOfPdf(await drawn({}))).toEqual(['NotoSansCJKsc-Regular'])
  expect(fontsOfPdf(await drawn({ consignee: 'تۇرسۇن' }))).toContain('NotoSansArabic-Regular')
})

test('words from right to left are drawn from right to left, digits and Chinese among them do not turn', () => {
  const seen = (text: string) => seenPieces(text).map((piece) => piece.text)
  expect(seen('تۇر سۇن')).toEqual(['سۇن', ' ', 'تۇر'])
  expect(seen('شەھىرى 12 天山区')).toEqual(['天山区', ' ', '12', ' ', 'شەھىرى'])
  expect(seen('建国路 تۇر (12)')).toEqual(['建国路', ' ', '(', '12', ')', ' ', 'تۇر'])
  expect(seen('Lin 123, 北京')).toEqual(['Lin', ' ', '123,', ' ', '北京'])
})
