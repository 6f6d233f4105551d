// by turns: day 3 of 3
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, unlinkSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBinaries, installedBinaries, makeLinks, program } from './binaries.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hojip-binaries-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function version(native: string, as = {}) {
  return spawnSync(program(native, 'postgres'), ['--version'], { ...as, cwd: '/', encoding: 'utf8' }).stdout
}

test('finds the installed server', () => {
  expect(version(installedBinaries().native)).toContain('PostgreSQL) 18')
})

test('makes the links that a skipped install script left out', () => {
  const installed = dirname(installedBinaries().native)
  const list = join(installed, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  cpSync(installed, folder, { recursive: true, verbatimSymlinks: true })
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[]
  for (const { target } of links) unlinkSync(join(folder, target))
  expect(version(join(folder, 'native'))).toBe('')
  makeLinks(folder)
  makeLinks(folder)
  expect(version(join(folder, 'native'))).toContain('PostgreSQL) 18')
})

test.runIf(process.getuid?.() === 0)(
  'a copy can be run by a user who may not enter the original place',
  () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    cpSync(installedBinaries().native, closed, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'go-rwx', closed])
    spawnSync('chmod', ['755', folder])
    const nobody = { uid: 65_534, gid: 65_534 }
    expect(version(closed, nobody)).toBeFalsy()
    const copy = copyBinaries({ native: closed, version: '18' }, folder)
    expect(version(copy, nobody)).toContain('PostgreSQL) 18')
    expect(copyBinaries({ native: closed, version: '18' }, folder)).toBe(copy)
  },
)
