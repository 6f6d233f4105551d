import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { bytesIn } from './copy.ts'

test('each file of a folder is counted once, and not what links lead to', () => {
  const folder = aFolder()
  mkdirSync(join(folder, 'room/deep'), { recursive: true })
  mkdirSync(join(folder, 'links'))
  writeFileSync(join(folder, 'room/deep/file'), 'x'.repeat(1_000))
  writeFileSync(join(folder, 'beside'), 'x'.repeat(10))
  symlinkSync('../room', join(folder, 'links/room'))
  symlinkSync('room/deep/file', join(folder, 'file'))
  expect(bytesIn(folder)).toBe(1_010)
})
