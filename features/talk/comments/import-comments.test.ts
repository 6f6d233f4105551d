import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UnreadableFile } from '@hojip/catalog/files'
import { aProduct } from '@hojip/catalog/testing'
import type { Db, Tools } from '@hojip/db'
import { aDatabase } from '@hojip/inventory/testing'
import { systemClock } from '@hojip/platform/clock'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { refusalText } from '@hojip/platform/refusal'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importComments } from './index.ts'
import { withCountedTimes } from './store/counted-times.ts'

let db: Db
let tools: Tools
let dir: string
let close: () => Promise<void>

function product(handle: string, importHash: string | undefined = 'x') {
  return aProduct(db, { handle, ...(importHash && { importHash }) })
}

beforeEach(async () => {
  const database = await aDatabase(3)
  db = database.db
  const log = createLog('error')
  tools = { db, log, clock: systemClock, jobs: createJobs({ db, log }) }
  dir = await mkdtemp(join(tmpdir(), 'comments-'))
  close = async () => {
    await database.drop()
    await rm(dir, { recursive: true })
  }
  await product('kimchi')
})
afterEach(() => close())

function row(fields: object = {}) {
  return { handle: 'kimchi', content: '好吃', star: 4, pictures: [], at: '2026-01-02 03:04:05', ...fields }
}

async function importLines(lines: readonly (object | string | Buffer)[]) {
  const path = join(dir, 'comments.jsonl')
  const bytes = lines.map((line) =>
    Buffer.isBuffer(line) ? line : Buffer.from(typeof line === 'string' ? line : JSON.stringify(line)),
  )
  await writeFile(path, Buffer.concat(bytes.flatMap((one) => [one, Buffer.from('\n')])))
  return importComments(tools, path)
}

function comments() {
  return db.selectFrom('comment').selectAll().orderBy('content').execute()
}

test('a row is imported with its time, language, pictures and stars, and counts for its product', async () => {
  await importLines([
    row({ pictures: ['https://img.example.com/a.jpg', 'javascript:alert(1)'] }),
    row({ content: '맛있어요', star: 5 }),
  ])
  const [first, second] = (await comments()).toSorted((a, b) => a.score! - b.score!)
  expect(first).toMatchObject({ content: '好吃', score: 4, locale: 'zh-CN', is_anonymous: true })
  expect(first!.created_at.toISOString()).toBe('2026-01-01T19:04:05.000Z')
  expect(first!.pictures).toEqual([expect.stringMatching(/^r-/)])
  expect(second).toMatchObject({ locale: 'ko-KR' })
  const counted = await db
    .selectFrom('goods')
    .select(['comment_count', 'rated_count', 'score_sum'])
    .executeTakeFirst()
  expect(counted).toEqual({ comment_count: 2, rated_count: 2, score_sum: 9 })
})

test('importing the same file again adds nothing, and the same words of two authors stay two comments', async () => {
  const lines = [row(), row(), row({ content: 'Good' })]
  expect(await importLines(lines)).toMatchObject({ rows: 3, added: 3, known: 0 })
  expect(await importLines(lines)).toMatchObject({ rows: 3, added: 0, known: 3 })
  expect(await importLines([...lines, row({ content: 'New' })])).toMatchObject({ added: 1, known: 3 })
  expect(await comments()).toHaveLength(4)
})

test('a star of 1 in every row is not an opinion', async () => {
  const lines = Array.from({ length: 40 }, (_, i) => row({ content: `${i}`, star: i === 0 ? 3 : 1 }))
  expect(await importLines(lines)).toMatchObject({ added: 40, unrated: 39 })
  const scores = (await comments()).map((one) => one.score)
  expect(scores.filter((score) => score !== null)).toEqual([3])
  const counted = await db.selectFrom('goods').select(['comment_count', 'rated_count', 'score_sum']).execute()
  expect(counted).toEqual([{ comment_count: 40, rated_count: 1, score_sum: 3 }])
})

test('a missing star is not an opinion, the other stars are', async () => {
  const lines = [
    row({ star: undefined }),
    row({ content: '很好', star: 0 }),
    row({ content: '一般', star: 3 }),
  ]
  expect(await importLines(lines)).toMatchObject({ added: 3, unrated: 2 })
  expect(Object.fromEntries((await comments()).map((one) => [one.content, one.score]))).toEqual({
    好吃: null,
    很好: null,
    一般: 3,
  })
})

test('bad rows are named with their line and reason, the others are imported', async () => {
  await product('home-made', '')
  await product('twice')
  await product('twice')
  const report = await importLines([
    row(),
    '{"handle": "kim',
    '[1]',
    row({ handle: 'nobody' }),
    row({ handle: 'home-made' }),
    row({ handle: 'twice' }),
    row({ content: ' ' }),
    row({ content: 'x'.repeat(2_001) }),
    row({ at: 'yesterday' }),
    row({ at: '2999-01-01' }),
    row({ star: 'five' }),
    row({ pictures: 'a.jpg' }),
    Buffer.from([0x7b, 0xc4, 0xe3]),
    `{"content":"${'x'.repeat(2_000_000)}"}`,
    '',
    row({ content: '最后一行' }),
    row({ at: '2026-02-30 03:04:05' }),
  ])
  expect(report).toMatchObject({ rows: 16, added: 2, refused: 14 })
  expect(report.refusals.map(({ line, reason }) => `${line} ${refusalText(reason, 'en-US')}`).sort())
    .toMatchInlineSnapshot(`
    [
      "10 at is missing or malformed",
      "11 star is missing or malformed",
      "12 pictures is missing or malformed",
      "13 not UTF-8; save the file as UTF-8",
      "14 a line of more than 1 MB",
      "17 at is missing or malformed",
      "2 not a complete JSON object",
      "3 not a complete JSON object",
      "4 no product with the handle nobody was imported",
      "5 no product with the handle home-made was imported",
      "6 several shops have a product with the handle twice",
      "7 content is missing or malformed",
      "8 content is missing or malformed",
      "9 at is missing or malformed",
    ]
  `)
})

test('a missing file', async () => {
  await expect(importComments(tools, join(dir, 'nowhere.jsonl'))).rejects.toThrow(UnreadableFile)
})

test('the ordinal of a key counts all calls, and is forgotten at the end', async () => {
  const count = () =>
    withCountedTimes(tools.db, async (countTimes) => [
      await countTimes(['a', 'b', 'a']),
      await countTimes([]),
      await countTimes(['a', 'c', 'a', 'b']),
    ])
  const expected = [[1, 1, 2], [], [3, 1, 4, 2]]
  expect(await count()).toEqual(expected)
  expect(await count()).toEqual(expected)
})
