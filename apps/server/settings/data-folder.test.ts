import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { FolderInUse, folderFault, takeFolder } from './data-folder.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'hojip-folder-'))
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('a missing folder is created, and others cannot list it', () => {
  expect(folderFault(join(parent, 'a/b'))).toBeUndefined()
  expect(folderFault(join(parent, 'a/b'))).toBeUndefined()
  for (const made of ['a', 'a/b']) expect(statSync(join(parent, made)).mode & 0o066).toBe(0)
})

test('a file, a path below a file and an overlong path each have one clear message', () => {
  const file = join(parent, 'file')
  writeFileSync(file, '')
  expect(folderFault(file)).toBe(`DATA_DIR (${file}) is a file, or lies below one`)
  expect(folderFault(join(file, 'below'))).toContain('is a file, or lies below one')
  expect(folderFault(`/${'長'.repeat(180)}`)).toBe('DATA_DIR is too long: 541 bytes, of 400 at most')
  expect(folderFault(join(parent, 'a'.repeat(300)))).toContain('is too long')
})

test.skipIf(process.getuid?.() === 0)('a folder without write permission', () => {
  const closed = join(parent, 'closed')
  mkdirSync(closed)
  chmodSync(closed, 0o500)
  expect(folderFault(closed)).toContain('may not be written to')
})

function configOf(env: Record<string, string>, mode: 'demo' | 'serve' = 'demo') {
  const read = readConfig(mode, { DATA_DIR: parent, PUBLIC_URL: 'https://mall.example', ...env })
  if ('faults' in read) throw new Error(read.faults.join())
  return read.value
}

test('a second mall on a folder names the process that uses it, and may start once the first is gone', async () => {
  const letGo = await takeFolder(configOf({ PORT: '4000' }))
  const second = takeFolder(configOf({ PORT: '5000' }))
  await expect(second).rejects.toThrow(FolderInUse)
  await expect(second).rejects.toThrow(
    `a mall runs on ${parent} already: process ${process.pid} on port 4000`,
  )
  letGo()
  letGo()
  const again = await takeFolder(configOf({ PORT: '5000' }))
  again()
})

test('processes with a database of their own may share a folder', async () => {
  const env = { DATABASE_URL: 'postgres://a:b@127.0.0.1/c' }
  const all = await Promise.all([1, 2].map(() => takeFolder(configOf(env, 'serve'))))
  expect(all).toHaveLength(2)
})
