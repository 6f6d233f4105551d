import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { archiveDue, usualMonths } from '@hojip/db/retention'
import { dayMs } from '@hojip/platform/clock'
import { newId } from '@hojip/platform/ids'
import { aFolder, freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { anS3Store, type Illness, type S3Store } from '@hojip/uploads/testing/s3-store'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { environment, readConfig, type Config } from '../config.ts'
import { temporaryFolder } from '../settings/data-folder.ts'
import { intoArchive } from './place.ts'
import { sealFor } from './seal.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const now = new Date(Date.now() + 40 * 31 * dayMs)

describe.runIf(hasExtraPackages())('months in a bucket', () => {
  let fresh: FreshDatabase
  let client: pg.Client
  let store: S3Store
  let env: Record<string, string>
  let temporary: string
  beforeAll(async () => {
    temporary = aFolder()
    vi.stubEnv('TMPDIR', temporary)
    fresh = await freshDatabase()
    client = new pg.Client({ connectionString: fresh.url })
    await client.connect()
    const userId = newId()
    await client.query(`insert into account (id, name) values ($1, 'Tao')`, [userId])
    for (let at = 0; at < 200; at++)
      await client.query(
        `insert into staff_act (id, user_id, call, input, ip) values ($1, $2, 'POST /x', $3, '::1')`,
        [newId(), userId, JSON.stringify({ text: `行 ${at}` })],
      )
    await client.query(`select make_partitions('staff_act', 2, now() + interval '41 months')`)
    store = await anS3Store()
    const identity = await generateX25519Identity()
    const identityFile = join(aFolder(), 'identity.txt')
    await writeFile(identityFile, identity)
    env = {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: aFolder(),
      DATABASE_URL: fresh.url,
      BACKUP_RECIPIENT: await identityToRecipient(identity),
      BACKUP_IDENTITY_FILE: identityFile,
      BACKUP_S3_ENDPOINT: store.options.endpoint,
      BACKUP_S3_BUCKET: store.options.bucket,
      BACKUP_S3_ACCESS_KEY: store.options.accessKey,
      BACKUP_S3_SECRET_KEY: store.options.secretKey,
    }
  })
  afterAll(async () => {
    await store.stop()
    await client.end()
    await fresh.drop()
    vi.unstubAllEnvs()
  })

  function settings(more: Record<string, string> = {}): Config {
    const read = readConfig('demo', environment({ ...env, ...more }))
    if ('faults' in read) throw new Error(read.faults.join())
    return read.value
  }

  /** Archives what is due, with a store that falls ill once it has shown that it takes something. */
  function archive(illness?: Illness, config = settings()) {
    return intoArchive(config, 's3:archive/acts', async (where) => {
      store.ail(illness)
      const seal = await sealFor(config.BACKUP_RECIPIENT ?? '')
      return archiveDue({ ...where, url: fresh.url, now, months: usualMonths, seal })
    }).finally(() => store.ail())
  }

  async function acts() {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from staff_act')
    return rows[0]!.n
  }

  async function command(...args: string[]) {
    const run = promisify(execFile)(process.execPath, ['apps/server/archives/archive.ts', ...args], {
      cwd: root,
      env,
    })
    return run.then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    )
  }

  test.each([
    // First, while it has nothing of that name.
    ['forgets', /answered 404 {2}to a HEAD of staff_act_first-/],
    ['cuts', /did not answer a GET of staff_act_first-\w+.copy.gz.age/],
    ['wrong', /has staff_act_first-\w+.copy.gz.age otherwise than it was sent/],
    ['halves', /answered 403|has staff_act_first-\w+.copy.gz.age otherwise than it was sent/],
    ['refuses', /answered 500 InternalError to a PUT/],
  ] as const)('a bucket that %s loses no month, and leaves nothing here', async (illness, why) => {
    await expect(archive(illness)).rejects.toThrow(why)
    expect(await acts()).toBe(200)
    expect((await client.query('select from archived_part')).rows).toEqual([])
    expect((await readdir(temporary)).filter((name) => name.startsWith(temporaryFolder))).toEqual([])
  })

  test('what cannot go to a bucket is refused before anything is written', async () => {
    await expect(archive(undefined, settings({ BACKUP_RECIPIENT: '' }))).rejects.toThrow(
      'BACKUP_RECIPIENT is missing',
    )
    for (const place of ['s3:', 's3:../up', 's3:/archive'])
      await expect(intoArchive(settings(), place, async () => 0)).rejects.toThrow(
        'name a folder in the bucket',
      )
    store.ail('forgets')
    const said = await command('s3:archive/acts')
    store.ail()
    // Nothing is due yet, and the place is tried all the same.
    expect(said).toBe('  ✗ the bucket of backups has probe otherwise than it was sent\n')
  })

  test('months are written into the bucket, read back, and taken away; --read reads from there', async () => {
    expect(await archive()).toBeGreaterThan(0)
    expect(await acts()).toBe(0)
    const { rows } = await client.query<{ file: string; bytes: string }>(
      `select file, bytes from archived_part where parent = 'staff_act'`,
    )
    const [{ file } = { file: '' }] = rows
    expect(store.asked).toContain(`PUT /pictures/archive/acts/${file}`)
    expect(store.asked).toContain(`GET /pictures/archive/acts/${file}`)
    const place = `s3:archive/acts/${file}`
    expect(await command('--read', place)).toContain('200 rows of staff_act')
    expect((await client.query('select from archived.staff_act_first')).rowCount).toBe(200)
    expect(await command('--read', place)).toContain('is there already')
    expect(await command('--read', 's3:archive/none.copy.gz.age')).toContain('answered 404')
    expect(await command('s3:archive/acts')).toBe('  Nothing is due.\n')
  })
})
