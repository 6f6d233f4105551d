import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '../../rules/address-draft.ts'
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const draft = { ...emptyDraft('CN'), consignee: '林小雨' }

test('what was typed is there when its user comes back, until it is saved', () => {
  keepDraft('lin', draft)
  expect(keptDraft('lin')).toEqual(draft)
  forgetDraft()
  expect(keptDraft('lin')).toBeUndefined()
})

test('another user of the same window does not see it, and nobody sees it after that', () => {
  keepDraft('lin', draft)
  expect(keptDraft('tao')).toBeUndefined()
  expect(keptDraft('lin')).toBeUndefined()
})

test.each(['', 'null', '{', '{"userId":"lin"}', '{"userId":"lin","draft":{"country":"CN"}}'])(
  'what is no draft is none: %s',
  (text) => {
    kept.set('addressDraft', text)
    expect(keptDraft('lin')).toBeUndefined()
  },
)

test('a browser that keeps nothing stops nobody', () => {
  const no = () => {
    throw new Error('not allowed')
  }
  vi.stubGlobal('sessionStorage', { getItem: no, setItem: no, removeItem: no })
  keepDraft('lin', draft)
  expect(keptDraft('lin')).toBeUndefined()
})
