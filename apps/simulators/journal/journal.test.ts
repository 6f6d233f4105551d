import { spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openJournal } from './journal.ts'

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojip-journal-'))
  path = join(folder, 'journal.jsonl')
})
afterEach(() => rm(folder, { recursive: true }))

test('reopening returns the last value of each key, in the order of first writing', () => {
  const journal = openJournal(path)
  const teas = journal.table<{ price: number }>('teas')
  journal.write(teas.change('green', { price: 1 }), teas.change('black', { price: 2 }))
  journal.write(teas.change('green', { price: 3 }))
  expect(teas.get('green')).toEqual({ price: 3 })
  journal.close()
  const again = openJournal(path)
  expect(again.table('teas').all()).toEqual([{ price: 3 }, { price: 2 }])
  expect(again.table('cups').all()).toEqual([])
  again.close()
})

test('a torn last line is cut off, and lines written after it can be read', async () => {
  const journal = openJournal(path)
  const teas = journal.table<string>('teas')
  journal.write(teas.change('a', '龙井'))
  journal.close()
  await appendFile(path, Buffer.from('[["teas","b","碧').subarray(0, -1))
  const torn = openJournal(path)
  expect(torn.table('teas').all()).toEqual(['龙井'])
  torn.write(torn.table<string>('teas').change('c', '普洱'))
  torn.close()
  const last = openJournal(path)
  expect(last.table('teas').all()).toEqual(['龙井', '普洱'])
  last.close()
  expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(3)
})

const journalModule = new URL('journal.ts', import.meta.url).href

/** Writes three lines; there is not enough space for the second. */
function threeLines(path: string) {
  return `
import { openJournal } from ${JSON.stringify(journalModule)}
const journal = openJournal(${JSON.stringify(path)})
const teas = journal.table('teas')
for (const [name, size] of [['green', 3000], ['black', 3000], ['white', 10]]) {
  try {
    journal.write(teas.change(name, 't'.repeat(size)))
    console.log(name)
  } catch (error) {
    console.log(error.code)
  }
}
`
}

test.skipIf(process.platform === 'win32')('a line half written to a full disk is removed', () => {
  const limited = 'trap "" XFSZ; ulimit -f 8; exec "$@"'
  const node = [process.execPath, '--input-type=module', '-e', threeLines(path)]
  const { stdout } = spawnSync('/bin/sh', ['-c', limited, 'sh', ...node], { encoding: 'utf8' })
  expect(stdout.split('\n').slice(0, 3)).toEqual(['green', 'EFBIG', 'white'])
  const journal = openJournal(path)
  expect(journal.table<string>('teas').all()).toEqual(['t'.repeat(3000), 't'.repeat(10)])
  journal.close()
})
