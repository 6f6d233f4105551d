import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../../log/index.ts'
import { bind, setAside, sweep, takeBinariesAlong } from './elsewhere.ts'
import { dayMs } from '../../clock/index.ts'

const log = createLog('silent')
const nowMs = Date.now()

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hojip-elsewhere-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A place with the folder that it belongs to, last used so many days ago. */
function aPlace(name: string, usedDaysAgo = 0) {
  const home = join(root, name)
  const dataDir = join(root, `data-${name}`)
  for (const folder of [home, dataDir]) mkdirSync(folder)
  writeFileSync(join(home, 'server.log'), '')
  const used = new Date(nowMs - usedDaysAgo * dayMs)
  utimesSync(join(home, 'server.log'), used, used)
  bind(dataDir, home)
  return { home, dataDir }
}

const one = '0123456789abcdef'
const other = 'fedcba9876543210'

test('the newest data set aside stays for a week', () => {
  const { home } = aPlace(one)
  const ages = [6, 3, 2].map((days) => `${home}.${nowMs - days * dayMs}`)
  const another = join(root, `${other}.${nowMs - 8 * dayMs}`)
  for (const path of [...ages, another]) mkdirSync(path)
  sweep(home, log, nowMs)
  expect([home, ...ages, another].map(existsSync)).toEqual([true, false, false, true, false])
  sweep(home, log, nowMs + 6 * dayMs)
  expect(existsSync(ages[2]!)).toBe(false)
})

test('data whose folder is gone stays for a month', () => {
  const { home } = aPlace(one)
  const used = aPlace(other, 90)
  const recent = aPlace('00000000000000aa', 20)
  const forsaken = aPlace('00000000000000bb', 40)
  for (const { dataDir } of [recent, forsaken]) rmSync(dataDir, { recursive: true })
  sweep(home, log, nowMs)
  expect([home, used.home, recent.home, forsaken.home].map(existsSync)).toEqual([true, true, true, false])
})

test('the copy of the server moves to the new data', () => {
  const { home } = aPlace(one)
  mkdirSync(join(home, 'server-18.4.0'))
  const aside = setAside(home, log)!
  mkdirSync(home)
  takeBinariesAlong(aside, home)
  expect(existsSync(join(home, 'server-18.4.0'))).toBe(true)
  expect(existsSync(join(aside, 'server.log'))).toBe(true)
})
