import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { candidates, findChromium, findHeadlessShell } from './chromium.ts'

function folderWith(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, name), '#!/bin/sh\n')
  chmodSync(join(folder, name), 0o755)
  return folder
}

test('finds a browser on the PATH', async () => {
  const folder = folderWith('google-chrome')
  expect(await findChromium({ PATH: `/nowhere:${folder}` })).toBe(join(folder, 'google-chrome'))
})

test('finds the headless shell beside a whole browser', async () => {
  const folder = folderWith('chromium')
  writeFileSync(join(folder, 'chromium-headless-shell'), '#!/bin/sh\n', { mode: 0o755 })
  expect(await findChromium({ PATH: folder })).toBe(join(folder, 'chromium'))
  expect(findHeadlessShell({ PATH: folder })).toBe(join(folder, 'chromium-headless-shell'))
})

test('a folder on the PATH is not taken for a browser, whatever its name', async () => {
  const shims = mkdtempSync(join(tmpdir(), 'shims-'))
  onTestFinished(() => rmSync(shims, { recursive: true, force: true }))
  mkdirSync(join(shims, 'chromium'))
  const folder = folderWith('chromium')
  expect(await findChromium({ PATH: `${shims}:${folder}` })).toBe(join(folder, 'chromium'))
})

test('CHROMIUM_PATH has precedence over everything else', async () => {
  const named = join(folderWith('my-browser'), 'my-browser')
  const PATH = folderWith('chromium')
  expect(await findChromium({ CHROMIUM_PATH: named, PATH })).toBe(named)
  expect(candidates({ CHROMIUM_PATH: '/nowhere/chrome', PATH })).toEqual(['/nowhere/chrome'])
  const shells = folderWith('chromium-headless-shell')
  expect(findHeadlessShell({ CHROMIUM_PATH: named, PATH: shells })).toBe(undefined)
})
