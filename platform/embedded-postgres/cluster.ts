import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { noServerHere, program } from './binaries/binaries.ts'
import { clusterOf, type Place } from './place.ts'
import { settingsFile } from './settings/settings.ts'

/** The name of the database and of its owner. */
export const mallName = 'hojip'

const unfinishedPrefix = 'cluster-unfinished-'

export function passwordFile(home: string) {
  return join(home, 'password')
}

/** Makes the cluster when the place has none; refuses one of another PostgreSQL version. */
export async function ensureCluster(place: Place) {
  const cluster = clusterOf(place.home)
  const versionFile = join(cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) return createCluster(place)
  if (!existsSync(passwordFile(place.home)))
    throw new Error(`${passwordFile(place.home)} is missing: put it back`)
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== String(place.major)) {
    throw new Error(
      `${cluster} holds data of PostgreSQL ${version}, this is ${place.major}: dump and load it, or set DATABASE_URL`,
    )
  }
}

/**
 * Makes the cluster beside its final place and renames it when complete, so that an interrupted start leaves nothing
 * half made.
 */
async function createCluster({ home, native, major, runAs }: Place) {
  for (const name of readdirSync(home)) {
    if (name.startsWith(unfinishedPrefix))
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 3 })
  }
  const unfinished = mkdtempSync(join(home, unfinishedPrefix))
  const password = passwordFile(home)
  rmSync(password, { force: true })
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (runAs) for (const path of [unfinished, password]) chownSync(path, runAs.uid, runAs.gid)
  await initdb(
    program(native, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${mallName}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...(major < 17
        ? ['--locale=C.UTF-8']
        : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']),
      '--data-checksums',
    ],
    { home, runAs },
  )
  appendFileSync(join(unfinished, 'postgresql.conf'), `\ninclude_if_exists = '${settingsFile}'\n`)
  // The server stores only the password's hash; the user it runs as does not need the file.
  if (runAs) chownSync(password, 0, 0)
  renameSync(unfinished, clusterOf(home))
}

function initdb(command: string, args: string[], { home, runAs }: Pick<Place, 'home' | 'runAs'>) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      ...runAs,
      cwd: home,
      env: { LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    let complaint = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
    // The file exists but does not run: built for another C library (Alpine), or mounted without permission to
    // execute.
    child.once('error', () => reject(noServerHere()))
    child.once('close', (code) => {
      if (code === 0) return resolve()
      if (code === 126 || code === 127) return reject(noServerHere())
      reject(new Error(`initdb failed: ${complaint.trim().split('\n').join(' ').slice(0, 500)}`))
    })
  })
}
