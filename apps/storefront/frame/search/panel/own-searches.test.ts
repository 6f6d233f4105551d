// @vitest-environment happy-dom
import type { Client } from '@hojip/platform/client'
import { beforeEach, expect, test } from 'vitest'
import { mergeSearches } from './own-searches.ts'

beforeEach(() => localStorage.clear())

test('stored searches are taken as far as the account takes them', async () => {
  const stored = [
    '김치',
    7,
    null,
    '',
    '  ',
    '\u200B',
    'x'.repeat(101),
    'a\0',
    '\uD800',
    ['茶'],
    '冷面',
    'x'.repeat(100),
  ]
  localStorage.setItem('recentSearches', JSON.stringify([...stored, ...Array.from({ length: 30 }, String)]))
  const sent: unknown[] = []
  const client = (async (_key: string, input: unknown) => void sent.push(input)) as unknown as Client
  await mergeSearches(client)
  const [{ words }] = sent as [{ words: string[] }]
  expect(words.slice(0, 3)).toEqual(['김치', '冷面', 'x'.repeat(100)])
  expect(words).toHaveLength(20)
  expect(localStorage.getItem('recentSearches')).toBeNull()
})
