// by turns: day 3 of 3
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log/index.ts'
import { runOnce } from './connection.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './index.ts'
import { fillPrepared } from './prepared-folder.ts'

const log = createLog('silent')
const isRoot = process.getuid?.() === 0

let parent: string
const open: EmbeddedPostgres[] = []
async function start(dataDir: string) {
  const server = await startEmbeddedPostgres({ dataDir, log })
  open.push(server)
  return server
}

async function things({ url }: EmbeddedPostgres) {
  return (await runOnce(url, 'SELECT id FROM things ORDER BY id')).rows
}

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'hojip-copied-'))
  chmodSync(parent, 0o755)
})
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop()
  rmSync(parent, { recursive: true, force: true })
})

function copy(from: string, to: string) {
  return cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}

describe('a copied folder', () => {
  test('has a server and data of its own', async () => {
    const [dataDir, copied] = [join(parent, 'data'), join(parent, 'copy')]
    await fillPrepared(dataDir)
    const first = await start(dataDir)
    await runOnce(first.url, 'CREATE TABLE things AS SELECT 7 AS id')
    await first.stop()
    copy(dataDir, copied)
    const [original, other] = [await start(dataDir), await start(copied)]
    await runOnce(other.url, 'INSERT INTO things VALUES (8)')
    expect([await things(original), await things(other)]).toEqual([[{ id: 7 }], [{ id: 7 }, { id: 8 }]])
  })

  test('that was copied while the server ran is refused, and does it no harm', async () => {
    const [dataDir, copied] = [join(parent, 'data'), join(parent, 'copy')]
    await fillPrepared(dataDir)
    const first = await start(dataDir)
    await runOnce(first.url, 'CREATE TABLE things AS SELECT 7 AS id')
    copy(dataDir, copied)
    await expect(start(copied)).rejects.toThrow('while its server ran')
    expect(await things(first)).toEqual([{ id: 7 }])
    await first.stop()
    await expect(start(copied)).rejects.toThrow('while its server ran')
  })
})

function isThere(path: string) {
  return () => readFileSync(path)
}

describe.runIf(isRoot)('a folder that only root may enter', () => {
  let closed: string
  let dataDir: string
  const homes = new Set<string>()
  const homeOf = (folder: string) => {
    const home = readFileSync(join(folder, 'location.txt'), 'utf8').trim()
    homes.add(home)
    return home
  }
  const started = async () => {
    const server = await start(dataDir)
    homeOf(dataDir)
    await runOnce(server.url, 'CREATE TABLE things AS SELECT 7 AS id')
    return server
  }
  beforeEach(() => {
    closed = join(parent, 'closed')
    dataDir = join(closed, 'data')
    mkdirSync(closed, { mode: 0o700 })
  })
  afterEach(() => {
    for (const path of [...homes].flatMap((home) => globSync(`${home}*`))) rmSync(path, { recursive: true })
    homes.clear()
  })

  test('copied, it is refused, and the original goes on', async () => {
    const original = await started()
    copy(dataDir, join(closed, 'copy'))
    await expect(start(join(closed, 'copy'))).rejects.toThrow(`is a copy of ${dataDir}`)
    expect(await things(original)).toEqual([{ id: 7 }])
    await original.stop()
    await expect(start(join(closed, 'copy'))).rejects.toThrow('npm run backup')
  })

  test('moved, it takes its data along; an earlier copy is still a copy', async () => {
    await (await started()).stop()
    copy(dataDir, join(closed, 'copy'))
    renameSync(dataDir, join(closed, 'moved'))
    const moved = await start(join(closed, 'moved'))
    expect(await things(moved)).toEqual([{ id: 7 }])
    await expect(start(join(closed, 'copy'))).rejects.toThrow(`is a copy of ${join(closed, 'moved')}`)
  })

  test('two folders that point to the same data never run two servers on it', async () => {
    const original = await started()
    const home = homeOf(dataDir)
    copy(dataDir, join(closed, 'copy'))
    // As left by an earlier version, which did not record whose the data is.
    rmSync(join(home, 'belongs-to.txt'))
    await expect(start(join(closed, 'copy'))).rejects.toThrow(`works on the data in ${home}`)
    expect(await things(original)).toEqual([{ id: 7 }])
  })

  test('whose data is gone reports where it was', async () => {
    await (await started()).stop()
    rmSync(homeOf(dataDir), { recursive: true })
    await expect(start(dataDir)).rejects.toThrow('is gone: restore a backup')
  })

  test('deleted and made anew it starts empty, with the same copy of the server, and the old data is set aside', async () => {
    await (await started()).stop()
    const home = homeOf(dataDir)
    rmSync(dataDir, { recursive: true })
    const again = await start(dataDir)
    expect(homeOf(dataDir)).toBe(home)
    await expect(things(again)).rejects.toThrow('does not exist')
    expect(isThere(join(home, 'belongs-to.txt'))).not.toThrow()
  })
})
