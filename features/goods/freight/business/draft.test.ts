import { expect, test } from 'vitest'
import { draftOf, emptyGroup, faultsOf, newDraft, ruleOfDraft } from './draft.ts'

test('what was read is written the same', () => {
  const rule = {
    unit: 'weight' as const,
    groups: [
      {
        name: '东北',
        places: ['吉林省'],
        first: 1500,
        firstFee: '8.00',
        next: 500,
        nextFee: '2.50',
        surcharge: '0.00',
      },
      {
        name: '',
        places: ['CN'],
        first: 1000,
        firstFee: '12.00',
        next: 1000,
        nextFee: '3.00',
        freeFromPieces: 3,
        surcharge: '5.00',
      },
    ],
    notTo: ['西藏自治区'],
  }
  const facts = { pkId: 'a', name: '重', isDefault: false, version: 1, goodsNum: 0, gmtModified: '' }
  const draft = draftOf({ ...facts, ...rule })
  expect(draft.groups.map(({ first, free }) => [first, free])).toEqual([
    ['1.5', 'never'],
    ['1', 'pieces'],
  ])
  expect(ruleOfDraft(draft)).toEqual(rule)
})

test.each([
  ['piece', { first: '1.5' }, ['first']],
  ['piece', { first: '0' }, ['first']],
  ['weight', { first: '1.2345' }, ['first']],
  ['amount', { next: '99.99' }, []],
  ['piece', { firstFee: '８' }, []],
  ['piece', { firstFee: '-1' }, ['firstFee']],
  ['piece', { free: 'pieces', freeFrom: '2.5' }, ['freeFrom']],
  ['piece', { free: 'never', freeFrom: '' }, []],
] as const)('by %s, %j has the faults %j', (unit, wrong, faults) => {
  expect(faultsOf({ ...emptyGroup(unit), ...wrong }, unit)).toEqual(faults)
})

test('groups without regions are left out, and one with a region is needed', () => {
  expect(
    ruleOfDraft({ ...newDraft, groups: [...newDraft.groups, emptyGroup('piece')] })?.groups,
  ).toHaveLength(1)
  expect(ruleOfDraft({ ...newDraft, groups: [emptyGroup('piece')] })).toBeUndefined()
})
