import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvAnswer } from './csv-answer.ts'

const file = { fileName: 'rows.csv', head: ['编码', 'a,b'] }

async function streamed(lines: AsyncGenerator<string, void>) {
  const { body } = await csvAnswer({ ...file, lines })
  if (typeof body === 'string') throw new Error('not streamed')
  return body
}

test('a small table is one text, begun for spreadsheets', async () => {
  expect(await csvAnswer({ ...file, lines: '1,2\r\n' })).toEqual({
    statusCode: 200,
    contentType: 'text/csv; charset=utf-8',
    fileName: 'rows.csv',
    body: '\uFEFF编码,"a,b"\r\n1,2\r\n',
  })
})

test('of a large table the first part is read before the answer, the others while it is sent', async () => {
  const read: number[] = []
  async function* parts() {
    for (const n of [1, 2, 3]) {
      read.push(n)
      yield await Promise.resolve(`${n}\r\n`)
    }
  }
  const body = await streamed(parts())
  expect(read).toEqual([1])
  expect(String(await buffer(body))).toBe('\uFEFF编码,"a,b"\r\n1\r\n2\r\n3\r\n')
  expect(read).toEqual([1, 2, 3])
})

test('a large table without lines has its head', async () => {
  async function* nothing(): AsyncGenerator<string, void> {}
  expect(String(await buffer(await streamed(nothing())))).toBe('\uFEFF编码,"a,b"\r\n')
})

test('what cannot be read at all is an error, not a table of its head', async () => {
  async function* broken(): AsyncGenerator<string, void> {
    yield await Promise.reject<string>(new Error('no database'))
  }
  await expect(streamed(broken())).rejects.toThrow('no database')
})
