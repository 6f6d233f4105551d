import { gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compressedBytes, usualHead, writtenBytes, writtenOnce } from './written-once.ts'

test('marked data is serialised once, as the bytes of its JSON', () => {
  const data = writtenOnce({ title: '延边手工辣白菜', list: [1, 2] })
  const bytes = writtenBytes(data)
  expect(bytes?.toString()).toBe(JSON.stringify(data))
  expect(writtenBytes(data)).toBe(bytes)
  expect(writtenBytes(writtenOnce(data))).toBe(bytes)
})

test.each([[{ title: '延边手工辣白菜' }], [null], ['text'], [undefined]])(
  '%j, which is not marked, is not stored',
  (data) => {
    expect(writtenBytes(data)).toBeUndefined()
  },
)

test('it is compressed for all readers when it is sent for the second time, in each encoding', async () => {
  const data = writtenOnce({ title: '延边手工辣白菜' })
  expect(compressedBytes(data, 'gzip')).toBeUndefined()
  expect(compressedBytes(data, 'gzip')).toBeUndefined()
  const spliced = await vi.waitUntil(() => compressedBytes(data, 'gzip'), { timeout: 60_000 })
  expect(gunzipSync(spliced(Buffer.from('}'))).toString()).toBe(`${usualHead}${JSON.stringify(data)}}`)
  expect(compressedBytes(data, 'gzip')).toBe(spliced)
  expect(compressedBytes(data, 'br')).toBeUndefined()
})
