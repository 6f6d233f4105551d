import { execFile, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { globSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@hojip/platform/testing'
import { hasProgram } from '@hojip/platform/testing/programs'

const run = promisify(execFile)
const shipped = join(import.meta.dirname, '../../../../deploy/backup')
/** PostgreSQL refuses to run as root. */
const isRoot = process.getuid?.() === 0

/** The programs of an installed PostgreSQL; undefined when there is none. The embedded one has no psql. */
function installedServer(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)
}

export function canArchive(): boolean {
  return Boolean(process.env['CI']) || (hasProgram('pgbackrest') && installedServer() !== undefined)
}

export interface ArchivedServer {
  url: string
  /** Where a test may put copies. */
  place: string
  /** Runs a program of `deploy/backup` as its owner would, for this server. */
  backupTool(name: string, args: string[], env?: Record<string, string>): Promise<string>
  /** Runs a statement as the superuser. */
  ask(statement: string): Promise<string>
  /** Also stops the copies that `restore-to.sh` has left running. */
  stop(): Promise<void>
}

/** The shipped settings with folders and ports of a test in place of those of a machine. */
async function writeSettings(place: string, port: number, repository: string) {
  const [archiving, pgbackrest] = await Promise.all(
    ['archiving.conf', 'pgbackrest.conf'].map((name) => readFile(join(shipped, name), 'utf8')),
  )
  const config = join(place, 'pgbackrest.conf')
  const own = pgbackrest!
    .replace(/^repo1-path=.*$/m, repository)
    .replace(/^pg1-path=.*$/m, `pg1-path=${place}/main`)
    .replace(/^pg1-port=.*$/m, `pg1-port=${port}`)
    .replace(/^pg1-socket-path=.*$/m, `pg1-socket-path=${place}`)
    .replace(
      '[hojip]',
      `lock-path=${place}/lock\nlog-path=${place}/log\nspool-path=${place}/spool\n\n[hojip]`,
    )
  await writeFile(config, own, { mode: 0o644 })
  const here = `\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${place}'\nfsync = off\n`
  const pushing = archiving!.replace('pgbackrest ', `pgbackrest --config=${config} `)
  await writeFile(join(place, 'test.conf'), pushing + here, { mode: 0o644 })
  return config
}

/** A PostgreSQL of this machine under the shipped settings of archiving, with a repository that is encrypted. */
export async function anArchivedServer(): Promise<ArchivedServer> {
  const bin = installedServer()
  if (!bin) throw new Error('no PostgreSQL is installed on this machine')
  const place = await mkdtemp(join(tmpdir(), 'hojip-archived-'))
  await chmod(place, 0o755)
  const port = await freePort()
  const encrypted = `repo1-path=${place}/repository\nrepo1-cipher-type=aes-256-cbc\nrepo1-cipher-pass=of-a-test`
  const config = await writeSettings(place, port, encrypted)
  if (isRoot) spawnSync('chown', ['-R', 'postgres', place])
  const as = async (file: string, args: string[]) => {
    const all = isRoot ? ['runuser', '-u', 'postgres', '--', file, ...args] : [file, ...args]
    const { stdout } = await run(all[0]!, all.slice(1), { cwd: '/' })
    return stdout.trim()
  }
  await as(`${bin}/initdb`, [
    '-N',
    '-A',
    'trust',
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    join(place, 'main'),
  ])
  await writeFile(join(place, 'main/postgresql.conf'), `include '${place}/test.conf'\n`)
  await as(`${bin}/pg_ctl`, ['-D', join(place, 'main'), '-w', '-l', join(place, 'server.log'), 'start'])
  const ask = (statement: string) => as(`${bin}/psql`, ['-h', place, '-p', String(port), '-XAtc', statement])
  await ask("create role hojip login superuser password 'of-a-test'")
  await ask('create database hojip owner hojip')
  const pgbackrest = (...args: string[]) =>
    as('pgbackrest', [`--config=${config}`, '--stanza=hojip', ...args])
  await pgbackrest('stanza-create')
  const copies = join(place, 'copies')
  for (const folder of [copies, join(place, 'log')]) await mkdir(folder)
  if (isRoot) spawnSync('chown', ['postgres', copies, join(place, 'log')])
  return {
    url: `postgres://hojip:of-a-test@127.0.0.1:${port}/hojip`,
    place: copies,
    ask,
    backupTool: async (name, args, env = {}) => {
      const known = { ...process.env, PGHOST: place, PGPORT: String(port), PGBACKREST_CONFIG: config }
      const asOwner = isRoot && name === 'base-backup.sh' ? ['runuser', '-u', 'postgres', '--'] : []
      const [file, ...rest] = [...asOwner, join(shipped, name), ...args]
      const { stdout } = await run(file!, rest, { env: { ...known, ...env } })
      return stdout
    },
    stop: async () => {
      const running = globSync(`${place}/{main,copies/*}/postmaster.pid`)
      for (const file of running)
        await as(`${bin}/pg_ctl`, ['-D', dirname(file), '-m', 'immediate', '-w', 'stop'])
      await rm(place, { recursive: true, force: true })
    },
  }
}
