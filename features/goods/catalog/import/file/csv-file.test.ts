import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCsv } from './csv-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'csv-'))
})
afterAll(() => rm(dir, { recursive: true }))

async function read(content: string | Buffer) {
  const path = join(dir, 'a.csv')
  await writeFile(path, content)
  return (await Array.fromAsync(readCsv(path))).map(({ line, cells, fault }) => ({
    line,
    cells,
    ...(fault ? { fault: fault.kind.reason.split('/')[1], at: fault.line, column: fault.column } : {}),
  }))
}

async function cells(content: string | Buffer) {
  return (await read(content)).map((row) => row.cells)
}

describe('a sound file', () => {
  test.each([
    ['line feeds', 'a,b\n1,2\n'],
    ['carriage returns', 'a,b\r\n1,2\r\n'],
    ['no line break at the end', 'a,b\n1,2'],
    ['a byte order mark', '\ufeffa,b\n1,2\n'],
    ['blank lines', 'a,b\n\n1,2\r\n\r\n'],
    ['quotes that were not needed', '"a","b"\r\n"1","2"\r\n'],
  ])('%s', async (_name, text) => {
    expect(await cells(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test.each([
    ['semicolons', 'Handle;Title;x\n1;"a;b";c, d\n'],
    ['tabs', 'Handle\tTitle\tx\n1\ta;b\tc, d\n'],
    ['lone carriage returns', 'Handle,Title,x\r1,a;b,"c, d"\r'],
    ['semicolons and a mark', '\ufeffHandle;Title;x\n1;"a;b";c, d\n'],
    ['a separator that is named', '\ufeffsep=;\r\nHandle;Title;x\r\n1;"a;b";c, d\r\n'],
    ['UTF-16 with a mark', Buffer.from('\ufeffHandle,Title,x\n1,a;b,"c, d"\n', 'utf16le')],
    ['UTF-16 without a mark', Buffer.from('Handle,Title,x\r\n1,a;b,"c, d"\r\n', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffHandle\tTitle\tx\r1\ta;b\tc, d', 'utf16le').swap16()],
  ])('%s', async (_name, content) => {
    expect(await cells(content)).toEqual([
      ['Handle', 'Title', 'x'],
      ['1', 'a;b', 'c, d'],
    ])
  })

  test.each([
    ['Chinese', Buffer.from('48616e646c652c5469746c650a312cc5ddb2cb0a', 'hex'), '泡菜'],
    ['Korean', Buffer.from('48616e646c652c5469746c650a312cb1e8c4a10a', 'hex'), '김치'],
  ])('what Excel saves in %s', async (_name, bytes, title) => {
    expect(await cells(bytes)).toEqual([
      ['Handle', 'Title'],
      ['1', title],
    ])
  })

  test('a byte that is none of the encoding is a fault of its cell', async () => {
    const rows = await read(Buffer.from('48616e646c652c5469746c650a312cc5ddb2cbff0a322cc5ddb2cb0a', 'hex'))
    expect(rows[1]).toMatchObject({ line: 2, fault: 'notUtf8', column: 1 })
    expect(rows[2]).toEqual({ line: 3, cells: ['2', '泡菜'] })
  })

  test('the line that names the separator counts', async () => {
    expect((await read('sep=;\na;b\n1;2')).map(({ line }) => line)).toEqual([2, 3])
  })

  test('quoted commas, quotes and line breaks', async () => {
    expect(await cells('"a,""b""\nc",,"",5" pipe\n')).toEqual([['a,"b"\nc', '', '', '5" pipe']])
  })

  test('text written as CSV is read back, also across chunk borders', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('x'.repeat(300_000), '泡'.repeat(90_000)),
    )
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const clean = written.map((row) => row.map((one) => one.replaceAll('\0', '')))
        const text = clean
          .map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(','))
          .join('\r\n')
        expect(await cells(text)).toEqual(clean)
      }),
      { numRuns: 30 },
    )
  })

  test('lines are counted as an editor counts them', async () => {
    expect((await read('a\n"1\n2"\n3\n')).map((row) => row.line)).toEqual([1, 2, 4])
  })
})

describe('a broken row is named, and the rows after it are read', () => {
  test('a quote that is never closed', async () => {
    const rows = await read('h,t\n1,x\n2,"open\n3,y\n4,"z"\n5,w\n')
    expect(rows).toEqual([
      { line: 1, cells: ['h', 't'] },
      { line: 2, cells: ['1', 'x'] },
      { line: 3, cells: ['2'], fault: 'openQuote', at: 3, column: 1 },
      { line: 4, cells: ['3', 'y'] },
      { line: 5, cells: ['4', 'z'] },
      { line: 6, cells: ['5', 'w'] },
    ])
  })

  test('a quote left open in the last row', async () => {
    expect((await read('h,t\n1,"cut of')).at(-1)).toMatchObject({ line: 2, cells: ['1'], fault: 'openQuote' })
  })

  test('text after a closing quote', async () => {
    const rows = await read('1,"a"b,c\n2,d,e\n')
    expect(rows[0]).toMatchObject({ line: 1, fault: 'openQuote', column: 1 })
    expect(rows[1]).toEqual({ line: 2, cells: ['2', 'd', 'e'] })
  })

  test('a cell of 10 MB', async () => {
    const rows = await read(`1,"${'x\n'.repeat(5_000_000)}",y\n2,b,c\n`)
    expect(rows).toEqual([
      { line: 1, cells: ['1'], fault: 'cellTooLong', at: 1, column: 1 },
      { line: 5_000_002, cells: ['2', 'b', 'c'] },
    ])
  })

  test('a row of many long cells', async () => {
    const [row, next] = await read(`1,${`${'x'.repeat(900_000)},`.repeat(9)}\n2\n`)
    expect(row).toMatchObject({ line: 1, fault: 'rowTooLong' })
    expect(next).toEqual({ line: 2, cells: ['2'] })
  })

  test('a character of another encoding', async () => {
    const gbk = Buffer.concat([Buffer.from('1,'), Buffer.from([0xc4, 0xe3]), Buffer.from(',泡菜\n2,b,c\n')])
    const rows = await read(gbk)
    expect(rows[0]).toMatchObject({ line: 1, fault: 'notUtf8', column: 1 })
    expect(rows[1]).toEqual({ line: 2, cells: ['2', 'b', 'c'] })
  })

  test('a zero byte', async () => {
    expect((await read('1,a\0b\n'))[0]).toMatchObject({ fault: 'zeroByte', column: 1 })
  })
})

describe('not a table at all', () => {
  test.each([
    ['empty', ''],
    ['quotes everywhere', 'a,"b\n'.repeat(300)],
  ])('%s', async (_name, content) => {
    await expect(read(content)).rejects.toThrow(UnreadableFile)
  })

  test.each([
    ['blank', ' \r\n\n', 'the file is empty'],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 'Excel workbook'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Excel workbook'],
    ['a compressed file', Buffer.from('1f8b08000000', 'hex'), 'unpack the CSV'],
    ['a picture', Buffer.from('ffd8ffe000104a46', 'hex'), 'a picture'],
    ['another picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'a picture'],
    ['a PDF', '%PDF-1.7\n', 'a PDF'],
    ['a web page', '\ufeff<!DOCTYPE html><html></html>', 'a web page'],
    ['JSON', '{"handle":"kimchi"}\n', 'JSON'],
    ['JSON in a list', '[{"handle": 1}]', 'this is JSON'],
    ['bytes', Buffer.alloc(64, '\x01\0\x02\x03\x04'), 'not a text file'],
  ])('%s is named', async (_name, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence)
  })

  test('a folder', async () => {
    await expect(Array.fromAsync(readCsv(dir))).rejects.toThrow('is a folder')
  })

  test('a missing file', async () => {
    await expect(Array.fromAsync(readCsv(join(dir, 'nowhere.csv')))).rejects.toThrow(UnreadableFile)
  })
})
