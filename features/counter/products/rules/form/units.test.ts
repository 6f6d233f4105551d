import { describe, expect, test } from 'vitest'
import type { FormSku, ProductForm } from '../../contract.ts'
import { problemsOf } from './problems.ts'
import { pasted, withRows } from './rows.ts'
import { changedUnits, mergeForms, takeTheirs } from './units.ts'

function texts(zh: string) {
  return { 'zh-CN': zh, 'ko-KR': '', 'en-US': '' }
}

function aSku(choice: number[], of: Partial<FormSku> = {}): FormSku {
  return {
    choice,
    price: '9.90',
    stock: '5',
    code: '',
    gtin: '',
    weight: '',
    picture: null,
    isOnSale: true,
    ...of,
  }
}

function aForm(of: Partial<ProductForm> = {}): ProductForm {
  return {
    categoryId: 'a',
    name: texts('泡菜'),
    selling: texts(''),
    brand: texts(''),
    keywords: '',
    pictures: [],
    params: [],
    body: texts(''),
    options: [],
    skus: [aSku([])],
    personLimit: '',
    returnRule: '',
    ...of,
  }
}

function anAxis(...values: string[]): ProductForm['options'][number] {
  return {
    from: null,
    name: texts('净含量'),
    values: values.map((text) => ({ text: texts(text), isHidden: false })),
  }
}

describe('two changes of one product', () => {
  const base = aForm()
  const mine = aForm({ name: texts('我的'), keywords: '辣' })
  const theirs = aForm({ name: texts('对方的'), skus: [aSku([], { price: '8.80' })] })

  test('are joined, and what both have changed is reported', () => {
    const { form, conflicts } = mergeForms(base, mine, theirs)
    expect(conflicts).toEqual(['name.zh-CN'])
    expect(form).toEqual(aForm({ name: texts('我的'), keywords: '辣', skus: [aSku([], { price: '8.80' })] }))
    expect(takeTheirs(form, theirs, conflicts).name['zh-CN']).toBe('对方的')
  })

  test('that are the same are no conflict', () =>
    expect(mergeForms(base, mine, mine)).toEqual({ form: mine, conflicts: [] }))

  test('the order of properties is no change', () => {
    const alt = texts('坛子')
    const a = aForm({ pictures: [{ ref: 'p', alt }] })
    const b = aForm({ pictures: [{ alt: { 'en-US': '', 'ko-KR': '', 'zh-CN': '坛子' }, ref: 'p' }] })
    expect(changedUnits(a, b)).toEqual([])
  })
})

test.each<[string, Partial<ProductForm>, boolean, string[]]>([
  ['nothing', {}, false, []],
  ['no name', { name: texts(' ') }, false, ['noName']],
  ['no picture on sale', {}, true, ['noPicture']],
  ['a price of nothing', { skus: [aSku([], { price: '0' })] }, false, ['price']],
  ['a stock in parts', { skus: [aSku([], { stock: '1.5' })] }, false, ['stock']],
  ['a barcode with a wrong check digit', { skus: [aSku([], { gtin: '6901234567893' })] }, false, ['gtin']],
  ['a row without a value', { skus: [aSku([0])] }, false, ['choice']],
  ['two values alike', { options: [anAxis('1kg', '1kg')], skus: [aSku([0])] }, false, ['doubleValue']],
  [
    'two codes alike',
    { options: [anAxis('1', '2')], skus: [aSku([0], { code: 'A' }), aSku([1], { code: 'A' })] },
    false,
    ['doubleCode', 'doubleCode'],
  ],
  ['no limit', { personLimit: '0' }, false, ['limit']],
])('%s is what is wrong', (_, of, isOnSale, why) =>
  expect(problemsOf(aForm(of), isOnSale).map((problem) => problem.why)).toEqual(why),
)

test('axes make a row for each choice and keep the rows that there were', () => {
  const options = [anAxis('1kg', '2kg'), anAxis('辣', '不辣')]
  const skus = [aSku([1, 0], { price: '7.00' })]
  const rows = withRows(aForm({ options, skus })).skus
  expect(rows.map(({ choice }) => choice.join(''))).toEqual(['00', '01', '10', '11'])
  expect(rows[2]).toEqual(skus[0])
})

test('a pasted table fills the cells from one on and leaves out what does not fit', () => {
  const skus = [aSku([0]), aSku([1]), aSku([2])]
  const filled = pasted(skus, 1, 'stock', '1,200\tA 1\t300\t6901234567892\tmore\n¥7\tB\n9')
  expect(filled).toEqual([
    skus[0],
    aSku([1], { stock: '1200', code: 'A 1', weight: '300', gtin: '6901234567892' }),
    aSku([2], { stock: '7', code: 'B' }),
  ])
})
