import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { git } from './git.ts'
import { prepareVersion } from './prepare.ts'

const day = '2026-12-24'

/** A repository with one commit. */
function aRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'hojip-prepare-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const version = '0.1.0'
  const packages = { '': { name: 'mall', version }, 'apps/server': { version } }
  write(
    root,
    'package.json',
    `${JSON.stringify({ name: 'mall', version, dependencies: { pg: '0.1.0' } }, null, 2)}\n`,
  )
  write(root, 'package-lock.json', `${JSON.stringify({ name: 'mall', version, packages }, null, 2)}\n`)
  write(root, 'CHANGELOG.md', '# Changes\n\n## Unreleased\n\n- New: a lamp.\n')
  git(root, 'init', '--quiet')
  for (const [name, value] of [
    ['user.name', 'Lin'],
    ['user.email', 'lin@mall.example'],
    ['commit.gpgsign', 'false'],
  ] as const)
    git(root, 'config', name, value)
  git(root, 'add', '--all')
  git(root, 'commit', '--quiet', '--message', 'first')
  return root
}

function write(root: string, path: string, text: string) {
  writeFileSync(join(root, path), text)
}

function read(root: string, path: string) {
  return readFileSync(join(root, path), 'utf8')
}

test('a version is one commit with its number and its part of the log; making it again changes nothing', () => {
  const root = aRepository()
  expect(prepareVersion(root, '0.2.0', day)).toBe('0.2.0')
  expect(git(root, 'log', '--format=%s').trim().split('\n')).toEqual(['Release 0.2.0', 'first'])
  expect(JSON.parse(read(root, 'package.json'))).toMatchObject({
    version: '0.2.0',
    dependencies: { pg: '0.1.0' },
  })
  expect(JSON.parse(read(root, 'package-lock.json'))).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, 'apps/server': { version: '0.1.0' } },
  })
  expect(read(root, 'CHANGELOG.md')).toContain(`## 0.2.0 (${day})\n\n- New: a lamp.\n`)
  const before = git(root, 'rev-parse', 'HEAD')
  expect([
    prepareVersion(root, undefined, '2027-01-01'),
    prepareVersion(root, '0.2.0', '2027-01-01'),
  ]).toEqual(['0.2.0', '0.2.0'])
  expect(git(root, 'rev-parse', 'HEAD')).toBe(before)
})

test('each reason not to release is a sentence, and nothing is written', () => {
  const root = aRepository()
  const told = (version?: string) => () => prepareVersion(root, version, day)
  expect(told()).toThrow('CHANGELOG.md has no part for 0.1.0 yet: name the version')
  expect(told('0.2')).toThrow('A version is three numbers such as 1.4.0, and 0.2 is not.')
  expect(told('0.0.9')).toThrow('0.0.9 is older than this, 0.1.0.')
  expect(git(root, 'status', '--porcelain')).toBe('')
  prepareVersion(root, '0.2.0', day)
  expect(told('0.3.0')).toThrow('CHANGELOG.md says nothing under “Unreleased”')
  write(root, 'new.txt', 'of mine')
  expect(told('0.2.0')).toThrow('Not everything is committed (?? new.txt): commit it or take it away.')
})

test('outside of a repository there is a sentence, too', () => {
  const root = mkdtempSync(join(tmpdir(), 'hojip-prepare-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  expect(() => prepareVersion(root, '0.2.0', day)).toThrow('in a clone of the repository')
})
