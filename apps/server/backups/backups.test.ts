import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { backupFacts, noteBackup } from '@hojip/health'
import { anOrder } from '@hojip/orders/testing'
import { aPayingMall, type PayingMall } from '@hojip/payments/testing'
import { dayMs } from '@hojip/platform/clock'
import { createLog } from '@hojip/platform/log'
import { freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { anS3Store, type S3Store } from '@hojip/uploads/testing/s3-store'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { openBucket } from './bucket.ts'
import { nameAt } from './keep.ts'
import { makeBackup, makeDaily } from './make-backup.ts'
import { pack, unpack } from './pack.ts'
import { newestOf, withBackup } from './place.ts'
import { verifyBackup } from './verify-backup.ts'

const log = createLog('error')
function step() {
  return undefined
}

let mall: PayingMall
let mallUrl: string
let scratch: FreshDatabase
let place: string
let dataDir: string
let identityFile: string
let recipient: string
beforeAll(async () => {
  mall = await aPayingMall()
  scratch = await freshDatabase()
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(mall.tools.db)
  mallUrl = Object.assign(new URL(scratch.url), { pathname: `/${rows[0]!.name}` }).href
  const client = new pg.Client({ connectionString: scratch.url })
  await client.connect()
  await client.query(
    'drop schema public cascade; create schema public; drop schema pgboss cascade; drop schema test cascade',
  )
  await client.end()
  place = await mkdtemp(join(tmpdir(), 'hojip-backups-'))
  dataDir = join(place, 'data')
  await mkdir(join(dataDir, 'pictures'), { recursive: true })
  await writeFile(join(dataDir, 'pictures/tea.webp'), randomBytes(300_000))
  const identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  identityFile = join(place, 'identity.txt')
  await writeFile(identityFile, `# a comment of age-keygen\n${identity}\n`, { mode: 0o600 })
  const { lin, code } = await anOrder(mall.tools)
  const { data } = await mall.open(lin, code, '2')
  await mall.pay(data.payCode)
  await mall.sent(data.payCode)
  await mall.tools.jobs.drain()
})
afterAll(async () => {
  await mall.stop()
  await scratch.drop()
  await rm(place, { recursive: true })
})

/** What a backup needs of the configuration. */
function settings(more: Partial<Config> = {}) {
  return { dataDir, BACKUP_RECIPIENT: recipient, BACKUP_IDENTITY_FILE: identityFile, ...more } as Config
}

function verify(folder: string, url?: string) {
  return verifyBackup({ folder, url, step, log })
}

async function tablesOfScratch() {
  const client = new pg.Client({ connectionString: scratch.url })
  await client.connect()
  const { rows } = await client.query("select from pg_class where relnamespace = 'public'::regnamespace")
  await client.end()
  return rows
}

test('an encrypted backup is restored from one file, checked, and leaves nothing behind', async () => {
  const file = join(place, 'one.tar.age')
  const made = await makeBackup(settings(), { url: mallUrl, step }, file)
  const text = await readFile(file, 'latin1')
  expect([text.startsWith('age-encryption.org/v1'), text.includes('backup.json')]).toEqual([true, false])
  const verified = await withBackup(settings(), file, (folder) => verify(folder, scratch.url))
  expect(verified).toMatchObject({ takenAt: made.takenAt, rows: made.rows, files: 1, miscounted: [] })
  expect(verified.findings.filter(({ broken }) => broken.length > 0)).toEqual([])
  expect(verified.findings.find(({ name }) => name === 'paidOnce')?.checked).toBeGreaterThan(0)
  expect(await tablesOfScratch()).toEqual([])
  expect((await readdir(place)).toSorted()).toEqual(['data', 'identity.txt', 'one.tar.age'])
  await expect(makeBackup(settings(), { url: mallUrl, step }, file)).rejects.toThrow('there already')
})

test('a plain folder is checked on a server that is started for it alone', async () => {
  const folder = join(place, 'plain')
  await makeBackup(settings(), { url: mallUrl, step }, folder)
  expect(await verify(folder)).toMatchObject({ miscounted: [], files: 1 })
})

test('what is wrong in a backup is found: broken books, a changed file, another key, a cut file', async () => {
  await sql`update stock set sold = sold + 1, on_hand = on_hand - 1`.execute(mall.tools.db)
  await makeBackup(settings(), { url: mallUrl, step }, join(place, 'broken'))
  await sql`update stock set sold = sold - 1, on_hand = on_hand + 1`.execute(mall.tools.db)
  const { findings } = await verify(join(place, 'broken'), scratch.url)
  expect(findings.filter(({ broken }) => broken.length > 0).map(({ name }) => name)).toContain('stockAddsUp')

  await writeFile(join(place, 'broken/files/pictures/tea.webp'), 'another')
  await expect(verify(join(place, 'broken'), scratch.url)).rejects.toThrow('is not what was written')
  expect(await tablesOfScratch()).toEqual([])
  // A database that is in use is not touched.
  await expect(verify(join(place, 'broken'), mallUrl)).rejects.toThrow('has tables already')

  const file = join(place, 'closed.tar.age')
  await pack(join(place, 'broken'), file, recipient)
  const other = join(place, 'other.txt')
  await writeFile(other, await generateX25519Identity())
  await expect(unpack(file, join(place, 'out'), other)).rejects.toThrow('cannot be read')
  await expect(unpack(file, join(place, 'out'), undefined)).rejects.toThrow('BACKUP_IDENTITY_FILE is missing')
  await writeFile(file, (await readFile(file)).subarray(0, -1_000))
  await expect(unpack(file, join(place, 'out'), identityFile)).rejects.toThrow('cannot be read')
  expect((await readdir(place)).includes('out')).toBe(false)
})

function bucketAt({ options }: S3Store): NonNullable<Config['backupBucket']> {
  return {
    BACKUP_S3_ENDPOINT: options.endpoint,
    BACKUP_S3_BUCKET: options.bucket,
    BACKUP_S3_REGION: options.region,
    BACKUP_S3_ACCESS_KEY: options.accessKey,
    BACKUP_S3_SECRET_KEY: options.secretKey,
    BACKUP_S3_PATH_STYLE: 'on',
  }
}

test.runIf(hasExtraPackages())(
  'a large file goes to a bucket in parts, and comes back as it was',
  async () => {
    const store = await anS3Store()
    const bucket = openBucket(bucketAt(store), { partBytes: 5 * 2 ** 20 })
    const bytes = randomBytes(11 * 2 ** 20)
    await writeFile(join(place, 'large'), bytes)
    await bucket.put(nameAt(0), join(place, 'large'))
    expect(store.asked.filter((line) => line.includes('partNumber')).length).toBe(3)
    expect(await bucket.names()).toEqual([nameAt(0)])
    await bucket.get(nameAt(0), join(place, 'large-again'))
    expect((await readFile(join(place, 'large-again'))).equals(bytes)).toBe(true)
    await bucket.remove(nameAt(0))
    expect(await bucket.names()).toEqual([])
    await store.stop()
  },
)

test.runIf(hasExtraPackages())(
  'a bucket that does not answer, or breaks off, is told by its act',
  async () => {
    const store = await anS3Store()
    const bucket = openBucket(bucketAt(store), { patienceMs: 500 })
    const [sent, got] = [join(place, 'sent'), join(place, 'got')]
    await writeFile(sent, randomBytes(70_000))
    await bucket.putSurely('one', sent)
    store.ail('silent')
    await expect(bucket.putSurely('one', sent)).rejects.toThrow('did not answer a PUT')
    store.ail('cuts')
    await expect(bucket.get('one', got)).rejects.toThrow('did not answer a GET of one')
    await store.stop()
    await expect(bucket.put('one', sent)).rejects.toThrow('did not answer a PUT: connect ECONNREFUSED')
  },
)

test.runIf(hasExtraPackages())(
  'a day’s backup is kept here and in a bucket, old ones go, and the newest can be restored',
  async () => {
    const store = await anS3Store()
    const folder = join(place, 'daily')
    const nowMs = mall.tools.clock.nowMs()
    const config = { ...settings({ backupBucket: bucketAt(store) }), BACKUP_FOLDER: folder }
    await mkdir(folder)
    const old = Array.from({ length: 40 }, (_, at) => `${nameAt(nowMs - (at + 1) * dayMs)}.tar.age`)
    for (const name of [...old, 'notes.txt', `${nameAt(0)}.tar.age.half`])
      await writeFile(join(folder, name), 'x')
    const bucket = openBucket(bucketAt(store))
    for (const name of old.slice(0, 20)) await bucket.put(name, join(folder, name))
    const made = await makeDaily(config, { url: mallUrl, step }, nowMs)
    expect(made).toMatchObject({ isUploaded: true, place: join(folder, `${nameAt(nowMs)}.tar.age`) })
    const left = await readdir(folder)
    expect(left).toContain('notes.txt')
    expect(left.length).toBeLessThan(15)
    expect(left.some((name) => name.endsWith('.half'))).toBe(false)
    expect((await bucket.names()).length).toBeLessThan(13)
    expect(newestOf(await bucket.names())).toBe(`${nameAt(nowMs)}.tar.age`)
    expect(await withBackup(config, 's3:latest', (one) => verify(one, scratch.url))).toMatchObject({
      rows: made.rows,
    })
    store.fail(true)
    await expect(makeDaily(config, { url: mallUrl, step }, nowMs + 1_000)).rejects.toThrow(
      'answered 503 SlowDown',
    )
    await store.stop()
  },
)

test('the mall knows when it was last backed up, and when that was last tried', async () => {
  const { db } = mall.tools
  expect(await backupFacts(db)).toEqual({ backup: null, upload: null, base: null, check: null })
  const [first, second] = [new Date('2026-11-29T19:40:00Z'), new Date('2026-11-30T19:40:00Z')]
  await noteBackup(db, 'backup', { at: first, place: '/b/1', bytes: 5 })
  await noteBackup(db, 'backup', { at: second, place: '/b/2', bytes: 6 })
  expect((await backupFacts(db)).backup).toEqual({ at: second, place: '/b/2', bytes: 6 })
})
