import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyTree } from './copy.ts'

test('a copy has its own files, shares installed packages, and its workspace links lead into the copy', () => {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'copy-tree-')))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  const [root, copy] = [join(parent, 'tree'), join(parent, 'copy')]
  for (const folder of ['features/trade/cart', 'node_modules/@hojip', 'node_modules/zod', '.git'])
    mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'features/trade/cart/store.ts'), 'lines')
  writeFileSync(join(root, '.git/index'), 'history')
  symlinkSync('../../features/trade/cart', join(root, 'node_modules/@hojip/cart'))
  copyTree(root, copy)
  expect(realpathSync(join(copy, 'node_modules/@hojip/cart'))).toBe(join(copy, 'features/trade/cart'))
  expect(realpathSync(join(copy, 'node_modules/zod'))).toBe(join(root, 'node_modules/zod'))
  expect(readFileSync(join(copy, 'node_modules/@hojip/cart/store.ts'), 'utf8')).toBe('lines')
  expect(() => readFileSync(join(copy, '.git/index'))).toThrow('ENOENT')
})
