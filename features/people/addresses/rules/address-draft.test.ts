import { describe, expect, test } from 'vitest'
import type { Address, AddressGuess } from '../contract.ts'
import {
  draftOf,
  draftWith,
  draftWithPhone,
  emptyDraft,
  faultyFields,
  inputOf,
  openLevel,
  saysNothing,
  toCheck,
  type AddressDraft,
} from './address-draft.ts'

const chinese: AddressDraft = {
  ...emptyDraft('CN'),
  consignee: ' 金美善 ',
  phone: '138 4333 6021',
  province: '吉林省',
  city: '延边朝鲜族自治州',
  district: '延吉市',
  address: '长白路 118 号',
}
const korean: AddressDraft = {
  ...emptyDraft('KR'),
  consignee: '김미선',
  phone: '010-1234-5678',
  province: '서울특별시',
  city: '마포구',
  street: '월드컵로 1',
  address: '101동 202호',
  postcode: '04001',
}

describe('an address form', () => {
  test.each<[string, AddressDraft, string[]]>([
    ['nothing filled in', emptyDraft('CN'), ['consignee', 'phone', 'region', 'address']],
    ['all filled in', chinese, []],
    ['Korea without a district', korean, []],
    ['Korea without a postcode', { ...korean, postcode: ' ' }, []],
    ['a postcode of six digits', { ...korean, postcode: '040010' }, ['postcode']],
    ['China without a district', { ...chinese, district: '' }, ['region']],
    ['Korea without a unit', { ...korean, address: '' }, []],
    ['Korea without a road', { ...korean, street: ' ' }, ['street']],
    ['a name of spaces', { ...chinese, consignee: '  ' }, ['consignee']],
  ])('%s', (_, draft, fields) => expect(faultyFields(draft)).toEqual(fields))

  test.each([
    [{ province: '', city: '', district: '' }, 'province'],
    [{ city: '', district: '' }, 'city'],
    [{ district: '' }, 'district'],
    [{}, undefined],
  ])('with %j the first missing level is %s', (missing, level) =>
    expect(openLevel({ ...chinese, ...missing })).toBe(level),
  )

  test('the input is trimmed, and Korea repeats its city as district', () => {
    expect(inputOf(chinese)).toMatchObject({ consignee: '金美善', addressDefault: '0' })
    expect(inputOf(chinese)).not.toHaveProperty('postcode')
    expect(inputOf(korean)).toMatchObject({ district: '마포구', postcode: '04001' })
  })

  test('a saved address can be edited and gives the same input', () => {
    const sent = inputOf({ ...korean, label: 'home', isDefault: true })
    const saved = {
      ...sent,
      pkId: '1',
      userId: '2',
      street: sent.street ?? '',
      postcode: '04001',
      label: 'home',
      regionText: '',
    }
    expect(inputOf(draftOf(saved))).toEqual(sent)
  })
})

test('a Korean road is the address when there is no unit, and is read back as the road', () => {
  const sent = inputOf({ ...korean, address: '' })
  expect(sent).toMatchObject({ address: '월드컵로 1' })
  expect(sent).not.toHaveProperty('street')
  const saved: Address = {
    ...sent,
    pkId: '1',
    userId: '2',
    street: '',
    postcode: null,
    label: null,
    regionText: '',
  }
  expect(draftOf(saved)).toMatchObject({ street: '월드컵로 1', address: '' })
})

describe('what was pasted', () => {
  const sure = { consignee: 1, phone: 1, region: 1, street: 1, address: 1, postcode: 0 }
  const guess: AddressGuess = {
    country: 'CN',
    consignee: '',
    consigneeXb: null,
    phone: '13912345678',
    province: '北京市',
    city: '北京市',
    district: '朝阳区',
    street: '',
    address: '三里屯路19号',
    postcode: '',
    unread: [],
    confidence: { ...sure, consignee: 0 },
  }
  test('fills its fields and leaves the others', () => {
    const filled = draftWith({ ...chinese, street: '公园街道' }, guess)
    expect(filled).toMatchObject({
      consignee: ' 金美善 ',
      phone: '13912345678',
      district: '朝阳区',
      street: '',
    })
  })
  test('of another country clears the old region', () => {
    const nowhere = { ...guess, country: 'KR' as const, province: '', city: '', district: '' }
    expect(draftWith(chinese, nowhere)).toMatchObject({ country: 'KR', province: '', city: '', district: '' })
  })
  test('names the fields to check', () => {
    expect(toCheck(guess)).toEqual(['consignee'])
    expect(toCheck({ ...guess, address: '', confidence: { ...sure, region: 0.6 } })).toEqual([
      'region',
      'address',
    ])
  })
  test('may contain nothing', () => {
    expect(saysNothing(guess)).toBe(false)
    expect(saysNothing({ ...guess, phone: '', province: '' })).toBe(true)
  })
})

describe('a typed phone', () => {
  test.each([
    ['13912345678', 'CN'],
    ['+86 139 1234 5678', 'CN'],
    ['１３９１２３４５６７８', 'CN'],
    ['010-1234-5678', 'KR'],
    ['+82 10 1234 5678', 'KR'],
    ['1391234567', undefined],
    ['02-123-4567', undefined],
  ])('%s: %s', (phone, country) => {
    for (const before of ['CN', 'KR'] as const)
      expect(draftWithPhone(emptyDraft(before), phone).country).toBe(country ?? before)
  })

  test('selects the country until a region is chosen', () => {
    expect(draftWithPhone(emptyDraft('KR'), '13912345678').country).toBe('CN')
    expect(draftWithPhone({ ...emptyDraft('KR'), province: '서울특별시' }, '13912345678').country).toBe('KR')
  })
})
