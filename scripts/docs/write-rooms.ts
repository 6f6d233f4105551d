/** `npm run docs:rooms`: writes docs/rooms.md, and the floors into docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from '../tidy/tree.ts'
import { between } from './between.ts'
import { floorMarks, floorsTable, mapOfRooms } from './rooms.ts'

const root = join(import.meta.dirname, '../..')
const tree = readTree(root)
const page = join(root, 'docs/architecture.md')
writeFileSync(join(root, 'docs/rooms.md'), mapOfRooms(tree))
writeFileSync(page, between(readFileSync(page, 'utf8'), floorMarks, floorsTable(tree)))
