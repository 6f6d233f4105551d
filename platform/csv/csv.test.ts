import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvLine, exactDigits, headingIn, unguarded } from './index.ts'

test.each([
  ['泡菜, 1kg', '"泡菜, 1kg"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['-12.50', '-12.50'],
  ['=1+1', "'=1+1"],
  ['+8613800138000', "'+8613800138000"],
  ['@cmd', "'@cmd"],
  ['-1+1|cmd', "'-1+1|cmd"],
  [' =HYPERLINK("x")', `"' =HYPERLINK(""x"")"`],
  ['\t=1', "'\t=1"],
  ['', ''],
  ['\t4200001234567890123456789012', '\t4200001234567890123456789012'],
  ['\t4200=1', "'\t4200=1"],
  ['＝1+1', "'＝1+1"],
  ['＋8613800138000', "'＋8613800138000"],
  ['－1', "'－1"],
  [' ＠cmd', "' ＠cmd"],
])('the cell %j', (value, cell) => expect(csvCell(value)).toBe(cell))

test.each(['=1+1', "'=1+1", "''@x", "'", "'tis", '-5', "'-5", '泡菜'])(
  'the guarded cell %j can be distinguished from others',
  (value) => expect(unguarded(csvCell(value))).toBe(value),
)

/** Reads one line by RFC 4180; the line ends with the file. */
function read(line: string): string[] {
  const cells = ['']
  let quoted = false
  for (let i = 0; i < line.length - 2; i++) {
    const here = line[i]!
    const last = cells.length - 1
    if (quoted && here === '"' && line[i + 1] === '"') cells[last] = `${cells[last]}${line[(i += 1)]}`
    else if (here === '"') quoted = !quoted
    else if (here === ',' && !quoted) cells.push('')
    else cells[last] = `${cells[last]}${here}`
  }
  return cells
}

test('every cell is read back as it was written, and none begins a formula', () => {
  const text = fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '|', '"', ',', '\r', '\n', '\t', ' ', 'a', '1'),
  })
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 5 }), (cells) => {
      const again = read(csvLine(cells))
      expect(again.map((cell) => cell.replace(/^'/, ''))).toEqual(cells.map((cell) => cell.replace(/^'/, '')))
      for (const cell of again) expect(cell).not.toMatch(/^\s*[=+@|]/)
    }),
  )
})

test('digits are written so that a spreadsheet shows all of them, other texts as they are', () => {
  expect(csvLine([exactDigits('4200001234567890123456789012'), exactDigits('K-1'), exactDigits('')])).toBe(
    '\t4200001234567890123456789012,K-1,\r\n',
  )
})

test('a heading is that of the language', () => {
  const names = ['编码', 'Number', '상품 번호'] as const
  expect(['zh-CN', 'en-US', 'ko-KR'].map((locale) => headingIn(locale as 'zh-CN', names))).toEqual(names)
})
