import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojip-compress-'))
})
afterEach(() => rm(folder, { recursive: true }))

function start() {
  return fork(join(import.meta.dirname, 'compress-run.ts'), [folder], { execArgv: [] })
}

test('processes that compress the same build do not disturb each other', async () => {
  const names = Array.from({ length: 200 }, (_, i) => `${i}.js`)
  for (const name of names) await writeFile(join(folder, name), name.repeat(300))
  const ends = await Promise.all([start(), start(), start()].map((child) => once(child, 'exit')))
  expect(ends.map(([code]) => code as number)).toEqual([0, 0, 0])
  expect((await readdir(folder)).length).toBe(3 * names.length)
  for (const name of names)
    expect(brotliDecompressSync(await readFile(join(folder, `${name}.br`))).toString()).toBe(name.repeat(300))
})

test('the process ends with the one that started it', async () => {
  await writeFile(join(folder, 'a.js'), randomBytes(6_000_000).toString('base64'))
  const child = start()
  await once(child, 'spawn')
  child.disconnect()
  await once(child, 'exit')
  expect(await readdir(folder)).toEqual(['a.js'])
})
