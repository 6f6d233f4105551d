import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvAnswer } from './csv-answer.ts'

const file = { fileName: 'rows.csv', head: ['编码', 'a,b'] }

test('a small table is one text, begun for spreadsheets', () => {
  expect(csvAnswer({ ...file, lines: '1,2\r\n' })).toEqual({
    statusCode: 200,
    contentType: 'text/csv; charset=utf-8',
    fileName: 'rows.csv',
    body: '\uFEFF编码,"a,b"\r\n1,2\r\n',
  })
})

test('a large table is read while it is sent', async () => {
  const read: number[] = []
  async function* parts() {
    for (const n of [1, 2]) {
      read.push(n)
      yield await Promise.resolve(`${n}\r\n`)
    }
  }
  const { body } = csvAnswer({ ...file, lines: parts() })
  expect(read).toEqual([])
  if (typeof body === 'string') throw new Error('not streamed')
  expect(await text(body)).toBe('\uFEFF编码,"a,b"\r\n1\r\n2\r\n')
  expect(read).toEqual([1, 2])
})
