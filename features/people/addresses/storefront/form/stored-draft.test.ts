import { beforeEach, expect, test, vi } from 'vitest'
import { emptyDraft } from '../../rules/address-draft.ts'
import { forgetDraft, storeDraft, storedDraft } from './stored-draft.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

const draft = { ...emptyDraft('CN'), consignee: '林小雨' }

test('a draft is restored when its user returns, until it is saved', () => {
  storeDraft('lin', draft)
  expect(storedDraft('lin')).toEqual(draft)
  forgetDraft()
  expect(storedDraft('lin')).toBeUndefined()
})

test('another user of the same window does not see the draft, which is then deleted', () => {
  storeDraft('lin', draft)
  expect(storedDraft('tao')).toBeUndefined()
  expect(storedDraft('lin')).toBeUndefined()
})

test.each(['', 'null', '{', '{"userId":"lin"}', '{"userId":"lin","draft":{"country":"CN"}}'])(
  'an invalid draft is ignored: %s',
  (text) => {
    stored.set('addressDraft', text)
    expect(storedDraft('lin')).toBeUndefined()
  },
)

test('in a browser without storage a draft lasts as long as the page', () => {
  const no = () => {
    throw new Error('not allowed')
  }
  vi.stubGlobal('sessionStorage', { getItem: no, setItem: no, removeItem: no })
  storeDraft('lin', draft)
  expect(storedDraft('lin')).toEqual(draft)
  forgetDraft()
  expect(storedDraft('lin')).toBeUndefined()
})
