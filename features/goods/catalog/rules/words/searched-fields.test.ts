import { expect, test } from 'vitest'
import { inputGiven } from '../../testing.ts'
import { productFields } from '../product-fields.ts'
import type { ProductValues } from '../product-input.ts'
import { searchedBy } from './searched-by.ts'

const bare = inputGiven({
  shopId: 'shop',
  handle: 'jar',
  categoryIds: ['food'],
  name: { 'zh-CN': '空' },
  skus: [],
})

/** A value of each field. */
const values: ProductValues = {
  name: { 'zh-CN': '辣白菜' },
  selling: { 'zh-CN': '每天现腌' },
  brand: { 'zh-CN': '阿妈妮' },
  bodyHtml: '<p>一棵一棵腌</p>',
  bodies: { 'zh-CN': '<p>一棵一棵腌</p>' },
  story: [{ title: { 'zh-CN': '作坊' }, text: { 'zh-CN': '手工' }, picture: null }],
  categoryIds: ['drinks'],
  keywords: ['下饭'],
  gallery: ['jar'],
  pictureTexts: { jar: { 'zh-CN': '坛子' } },
  params: [{ name: { 'zh-CN': '产地' }, value: { 'zh-CN': '延吉' } }],
  options: [{ name: { 'zh-CN': '净含量' }, values: [{ 'zh-CN': '一千克' }], params: [], hidden: [] }],
  personLimit: 3,
  returnRule: 'perishable',
  isOnSale: false,
  origin: { place: 'yanji', imported: null },
  video: { id: 'video', poster: null },
}

function found(given: Partial<ProductValues>) {
  return searchedBy({ ...bare, ...given, sn: '1', categories: [] })
}

test.each(Object.entries(productFields))('%s is searched as its row declares', (field, { search }) => {
  const change = { [field]: values[field as keyof ProductValues] }
  if (search) expect(found(change)).not.toEqual(found({}))
  else expect(found(change)).toEqual(found({}))
})
