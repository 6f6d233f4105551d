import { spawnSync } from 'node:child_process'
import { existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { aFolder } from '@hojip/platform/testing'
import { expect, test } from 'vitest'
import { atPlace, makeFolders } from './index.ts'

test('what is missing of a path is made, with its mode, and the first that was made is told', () => {
  const folder = aFolder()
  expect(makeFolders(join(folder, 'a/b/c'), 0o700)).toBe(join(folder, 'a'))
  for (const made of ['a', 'a/b', 'a/b/c'])
    expect(statSync(join(folder, made)).mode & 0o777).toBe(process.platform === 'win32' ? 0o777 : 0o700)
  expect(makeFolders(join(folder, 'a/b/c'))).toBeUndefined()
  expect(makeFolders(join(folder, 'a/b/d'))).toBe(join(folder, 'a/b/d'))
})

test('a file, a path below one and a link to nowhere are refused by their path', () => {
  const folder = aFolder()
  const file = join(folder, 'file')
  writeFileSync(file, '')
  symlinkSync(join(folder, 'nowhere'), join(folder, 'link'))
  for (const path of [file, join(file, 'below'), join(folder, 'link')])
    expect(() => makeFolders(path)).toThrow(path)
})

// In a process of its own: the fault is one that never ends, and holds up whoever asks.
test.runIf(existsSync('/proc/self'))('a folder that takes no others ends the attempt at once', () => {
  const program = `import { makeFolders } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))}
    try { makeFolders('/proc/nothing/below') } catch (error) { console.log(error.path) }`
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 20_000,
    killSignal: 'SIGKILL',
  })
  expect([ended.signal, ended.stdout]).toEqual([null, '/proc/nothing\n'])
})

test.runIf(existsSync('/dev/full'))('a write that a disk refuses names the place of the work', async () => {
  const work = async () => {
    const full = await open('/dev/full', 'w')
    try {
      await full.writeFile('more')
    } finally {
      await full.close()
    }
  }
  await expect(work()).rejects.not.toHaveProperty('path')
  await expect(atPlace('/srv/archive', work)).rejects.toMatchObject({ code: 'ENOSPC', path: '/srv/archive' })
  const missing = () => open('/none/at/all')
  await expect(atPlace('/srv/archive', missing)).rejects.toMatchObject({ path: '/none/at/all' })
})
