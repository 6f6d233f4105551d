import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { districts } from '../tidy/districts.ts'
import { readTree, type Tree } from '../tidy/tree.ts'
import { between } from './between.ts'
import { floorMarks, floorsTable, mapOfRooms, roomsByFolder, roomsByReadme } from './rooms.ts'

const root = join(import.meta.dirname, '../..')
let tree: Tree
beforeAll(() => {
  tree = readTree(root)
}, 60_000)

test.each(districts)('the README of %s lists its rooms', (district) => {
  expect(roomsByReadme(tree, district)).toEqual(roomsByFolder(tree, district))
})

test('docs/rooms.md has the first sentence of every room’s README', () => {
  expect(readFileSync(join(root, 'docs/rooms.md'), 'utf8')).toBe(mapOfRooms(tree))
})

test('the floors drawn in docs/architecture.md are those of the imports', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  expect(between(page, floorMarks, floorsTable(tree))).toBe(page)
})
