import { execFile, execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { aFolder, freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
let fresh: FreshDatabase
let file: string
beforeAll(async () => {
  fresh = await freshDatabase()
  file = join(aFolder(), 'file')
  writeFileSync(file, '')
})
afterAll(() => fresh.drop())

const patienceMs = 60_000

/** What a command says that fails. It is killed when it does not end. */
async function fault(
  program: string,
  args: readonly string[],
  more: NodeJS.ProcessEnv = {},
  limits = '',
): Promise<string> {
  const env = { PATH: process.env['PATH'], DATA_DIR: aFolder(), DATABASE_URL: fresh.url, ...more }
  const run = ['-c', `${limits} exec "$@"`, 'sh', process.execPath, program, ...args]
  const options = { cwd: root, env, timeout: patienceMs, killSignal: 'SIGKILL' } as const
  return promisify(execFile)('sh', run, options).then(
    ({ stdout }) => `nothing: ${stdout}`,
    ({ stderr, signal }: { stderr: string; signal: string | null }) =>
      signal ? `it went on: ${stderr}` : stderr,
  )
}

const backup = 'apps/server/commands/backup.ts'
const restore = 'apps/server/commands/restore.ts'
const archive = 'apps/server/archives/archive.ts'
const daily = 'apps/server/backups/daily.ts'
const why = 'is a file, or lies below one\n'

test('a setting that names a file in the place of a folder is named, and what is typed is shown', async () => {
  expect(await fault(daily, [], { BACKUP_FOLDER: file })).toBe(`  ✗ BACKUP_FOLDER (${file}) ${why}`)
  expect(await fault(backup, [file])).toBe(`  ✗ ${file} ${why}`)
})

test('a data folder that cannot be read is no backup without files', async () => {
  const said = await fault(backup, [join(aFolder(), 'new')], { DATA_DIR: file })
  expect(said).toBe(`  ✗ DATA_DIR (${join(file, 'pictures')}) ${why}`)
})

test.runIf(existsSync('/proc/self'))(
  'a folder that cannot be made ends each command at once, with its path or its setting',
  { timeout: 4 * patienceMs },
  async () => {
    const none = '/proc/nothing'
    expect(await fault(backup, [none])).toBe(`  ✗ ${none}.half cannot be made there\n`)
    expect(await fault(archive, [none])).toBe(`  ✗ FOLDER (${none}) cannot be made there\n`)
    expect(await fault(daily, [], { BACKUP_FOLDER: none })).toBe(
      `  ✗ BACKUP_FOLDER (${none}) cannot be made there\n`,
    )
    // Before it asks for the backup, and so before there is a row.
    expect(await fault(restore, [aFolder()], { DATA_DIR: none })).toBe(
      `  ✗ DATA_DIR (${none}) cannot be made there\n`,
    )
  },
)

test.skipIf(process.platform === 'win32')(
  'a pipe and a device in the place of a file are not waited for',
  { timeout: 4 * patienceMs },
  async () => {
    const folder = aFolder()
    const [packed, part] = [join(folder, 'pipe.tar.age'), join(folder, 'pipe.copy.gz')]
    execFileSync('mkfifo', [packed, part])
    expect(await fault(restore, [packed])).toBe(`  ✗ ${packed} is no file\n`)
    expect(await fault(archive, ['--read', part])).toBe(`  ✗ ${part} is no file\n`)
    const packedFile = join(folder, 'some.tar.age')
    writeFileSync(packedFile, '')
    const said = await fault(restore, [packedFile], { BACKUP_IDENTITY_FILE: '/dev/zero' })
    expect(said).toBe('  ✗ BACKUP_IDENTITY_FILE: /dev/zero has no line AGE-SECRET-KEY-…\n')
  },
)

test.skipIf(process.platform === 'win32')(
  'a disk that takes no more is told by the path that was named',
  { timeout: 4 * patienceMs },
  async () => {
    const folder = join(aFolder(), 'new')
    // The system refuses a file that is longer, as a full disk does.
    expect(await fault(backup, [folder], {}, 'ulimit -f 1;')).toBe(
      `  ✗ ${folder} cannot be written to: no file may be so large\n`,
    )
  },
)
