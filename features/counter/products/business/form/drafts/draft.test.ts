// @vitest-environment happy-dom
import { localStore } from '@hojip/platform/storage'
import { afterEach, expect, test } from 'vitest'
import { emptyForm } from '../../../rules/form/empty-form.ts'
import { readDraft, storeDraft } from './draft.ts'

const form = { ...emptyForm, name: { ...emptyForm.name, 'zh-CN': '辣白菜' } }

afterEach(() => {
  for (const key of localStore.keys()) localStore.set(key, null)
})

test('what was typed is there again, and fields that have come since are empty', () => {
  storeDraft('a', { base: emptyForm, form })
  expect(readDraft('a')).toEqual({ base: emptyForm, form })
  const { returnRule: _rule, skus, ...older } = form
  const olderSkus = skus.map(({ gtin: _gtin, ...sku }) => sku)
  localStore.set('product-draft:a', { base: emptyForm, form: { ...older, skus: olderSkus } })
  expect(readDraft('a')).toEqual({ base: emptyForm, form })
})

test.each([
  ['nothing', null],
  ['a number', 5],
  ['another form', { base: {}, form: 'x' }],
  ['rows of another kind', { base: emptyForm, form: { ...form, skus: [{ price: 5 }] } }],
  ['a name of one language', { base: emptyForm, form: { ...form, name: '辣白菜' } }],
])('%s is no draft', (_what, stored) => {
  localStorage.setItem('product-draft:a', JSON.stringify(stored))
  expect(readDraft('a')).toBeUndefined()
})
