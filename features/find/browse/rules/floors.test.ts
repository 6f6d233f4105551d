import { expect, test } from 'vitest'
import { chooseFloors, maxFloors, maxTabs } from './floors.ts'

function category(code: string, level = 1, parentId: string | null = null) {
  return { id: code, code, level, parentId, merged: [] }
}

function slugs(codes: string[], filled = codes) {
  return chooseFloors(
    codes.map((code) => category(code)),
    ({ code }) => filled.includes(code),
  ).map(({ slug, tabs }) => `${slug}: ${tabs.map((tab) => tab.code).join(' ')}`)
}

test('themes group categories with products on sale, and none is empty', () => {
  expect(slugs(['tea', 'food', 'wine', 'toys'], ['tea', 'food'])).toEqual(['eat: food tea'])
  expect(slugs([])).toEqual([])
})

test('an imported category is a floor of its own with the categories below it', () => {
  const tree = [category('bedding'), category('quilts', 2, 'bedding'), category('pillows', 2, 'bedding')]
  const floors = chooseFloors(tree, ({ code }) => code !== 'pillows')
  expect(floors).toEqual([{ slug: 'bedding', tabs: [tree[0], tree[1]] }])
})

test('the numbers of floors and tabs are limited', () => {
  const many = Array.from({ length: 30 }, (_, i) => `c${i}`)
  expect(slugs(many)).toHaveLength(maxFloors)
  expect(
    slugs(['food', 'fruit', 'meat', 'seafood', 'frozen-food', 'tea', 'wine'])[0]!.split(' '),
  ).toHaveLength(maxTabs + 1)
})
