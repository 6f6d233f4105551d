import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeFolders } from '../folders/index.ts'
import type { Log } from '../log/index.ts'
import { type Binaries, copyBinaries, majorOf } from './binaries/binaries.ts'
import {
  bind,
  claim,
  locationFile,
  placeElsewhere,
  setAside,
  sweep,
  takeBinariesAlong,
} from './binaries/elsewhere.ts'

/** The user the server runs as when Node runs as root, since PostgreSQL refuses to run as root. */
interface RunAs {
  uid: number
  gid: number
}

export interface Place {
  /** Holds `cluster`, `password`, `port` and `server.log`; often the data folder itself. */
  home: string
  native: string
  /** The server's major version. */
  major: number
  runAs: RunAs | undefined
}

/** "nobody" on most systems; works without an entry in the list of users. */
const nobody: RunAs = { uid: 65_534, gid: 65_534 }

export function clusterOf(home: string) {
  return join(home, 'cluster')
}

/**
 * Makes the folder for its owner alone, and returns its real path. Under root, PostgreSQL's user has to get through to
 * its own files; nobody may list what is there.
 */
export function makeFolder(path: string): string {
  const first = makeFolders(path)
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700
  if (first !== undefined) {
    for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, mode)
  }
  return realpathSync(path)
}

/** Where the data of this folder is, without choosing a place; for callers that only look for a running server. */
export function homeOf(dataDir: string): string {
  const file = locationFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : dataDir
}

/** Chooses where binaries and data are and who runs them. The caller must hold the folder's lock. */
export function choosePlace(dataDir: string, binaries: Binaries, log: Log): Place {
  const major = majorOf(binaries)
  if (process.getuid?.() !== 0) {
    refuseForeignData(dataDir)
    return { home: homeOf(dataDir), native: binaries.native, major, runAs: undefined }
  }
  const home = homeForRoot(dataDir, log)
  const runAs = ownerOf(clusterOf(home)) ?? nobody
  // When root copies a folder, the copy belongs to root.
  if (existsSync(clusterOf(home)) && ownerOf(clusterOf(home)) === undefined)
    spawnSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, clusterOf(home)])
  return { home, native: usableBinaries(binaries, home, runAs), major, runAs }
}

function homeForRoot(dataDir: string, log: Log): string {
  const chosen = homeOf(dataDir)
  if (chosen !== dataDir) {
    claim(dataDir, chosen, log)
    return chosen
  }
  const runAs = ownerOf(clusterOf(dataDir)) ?? nobody
  if (succeeds('cd -- "$1"', dataDir, runAs)) return dataDir
  if (existsSync(clusterOf(dataDir))) {
    throw new Error(
      `user ${runAs.uid}, who runs PostgreSQL, may no longer enter ${dataDir}: chmod a+x it and its parents`,
    )
  }
  const elsewhere = placeElsewhere(dataDir)
  const aside = setAside(elsewhere, log)
  makeFolder(elsewhere)
  if (aside) takeBinariesAlong(aside, elsewhere)
  bind(dataDir, elsewhere)
  sweep(elsewhere, log)
  log.info('postgres.elsewhere', { dataDir, home: elsewhere, why: `only root may enter ${dataDir}` })
  return elsewhere
}

function usableBinaries(binaries: Binaries, home: string, runAs: RunAs): string {
  const check = '"$1/bin/postgres" --version && test -r "$1/share/postgresql/postgres.bki"'
  return succeeds(check, binaries.native, runAs) ? binaries.native : copyBinaries(binaries, home)
}

/** Tries the script as that user: modes alone do not tell (access lists, mounts, containers). */
function succeeds(script: string, argument: string, runAs: RunAs): boolean {
  const { error, status } = spawnSync('/bin/sh', ['-c', script, 'sh', argument], {
    ...runAs,
    cwd: '/',
    stdio: 'ignore',
    env: {},
  })
  if (error)
    throw new Error(`root may not act as user ${runAs.uid} here (${error.message}): set DATABASE_URL`)
  return status === 0
}

function ownerOf(path: string): RunAs | undefined {
  if (!existsSync(path)) return undefined
  const { uid, gid } = statSync(path)
  return uid === 0 ? undefined : { uid, gid }
}

function refuseForeignData(dataDir: string) {
  const owner = process.getuid ? ownerOf(clusterOf(homeOf(dataDir))) : undefined
  if (owner && owner.uid !== process.getuid?.()) {
    throw new Error(`the database in ${dataDir} belongs to user ${owner.uid}: start as root or as that user`)
  }
}
