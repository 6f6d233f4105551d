import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log/index.ts'

/** The contents of `postmaster.pid`. A server that was killed leaves the file behind. */
export interface PidFile {
  pid: number
  /** The cluster it was written for: a copied folder has the original's. */
  cluster: string
  port: number
  /** Tells one start of the server from another. */
  start: string
  /** `starting`, `ready` or `stopping`; empty in the first moments. */
  status: string
}

function path(cluster: string) {
  return join(cluster, 'postmaster.pid')
}

export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(path(cluster), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!(pid > 0)) return undefined
    const [, of = '', start, port, , , , status = ''] = lines
    return { pid, cluster: of, port: Number(port), start: `${pid} ${start}`, status: status.trim() }
  } catch {
    return undefined
  }
}

/** Above the highest process id of every system. */
const nobodysPid = 2_147_483_000

/** Ends a server that outlived both its launcher and its keeper, so that a new one can open the data. */
export async function settleLeftovers(cluster: string, log: Log) {
  const left = readPidFile(cluster)
  if (!left) return
  refuseCopyOfLiving(left, cluster)
  if (exists(left.pid) && isServerOf(left.pid, cluster)) await endServer(left.pid, cluster, log)
  // The number belongs to another program now, or to a dead server whose parent has not heard of its end.
  if (exists(left.pid)) disownPid(cluster)
}

async function endServer(pid: number, cluster: string, log: Log) {
  log.info('postgres.orphan', { pid })
  killIfThere(pid, 'SIGINT')
  for (let waited = 0; isServerOf(pid, cluster); waited += 20) {
    if (waited === 20_000) killIfThere(pid, 'SIGQUIT')
    if (waited > 30_000) throw new Error(`an old PostgreSQL (process ${pid}) on ${cluster} does not end`)
    await sleep(20)
  }
}

/** The first eight bytes of the control file: unique per cluster, and the same in its copies. */
function identifierOf(cluster: string): string {
  const file = join(cluster, 'global', 'pg_control')
  return existsSync(file) ? readFileSync(file).toString('hex', 0, 8) : ''
}

/** Refuses a folder that was copied while a server wrote to it, since its files are from different moments. */
function refuseCopyOfLiving(left: PidFile, cluster: string) {
  if (left.cluster === cluster || identifierOf(left.cluster) !== identifierOf(cluster)) return
  if (realpathSync(left.cluster) === realpathSync(cluster)) return
  throw new Error(
    `${cluster} was copied from ${left.cluster} while its server ran, so it is not whole: stop the mall before copying, or use npm run backup and npm run restore`,
  )
}

/**
 * Ends the remains of a dead server: the server itself, when only its keeper died, and its worker processes. A worker
 * in the middle of a long statement does not notice that the server is gone, and keeps its shared memory from a new
 * one.
 */
export async function endOrphans(cluster: string, log: Log) {
  await settleLeftovers(cluster, log)
  for (const pid of processesOn(cluster)) killIfThere(pid, 'SIGKILL')
  for (let waited = 0; processesOn(cluster).length > 0 && waited < 5_000; waited += 20) await sleep(20)
}

/** The processes of a server, which all work in its cluster's folder. Only Linux can list them. */
export function processesOn(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => isServerOf(pid, cluster))
}

export function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    // Else it has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * PostgreSQL does not start while a process has the number in the file. Replaces only the number: from the rest the
 * server checks that no process of the old one still uses its memory.
 */
function disownPid(cluster: string) {
  // A server that ended in order has removed the file.
  if (!existsSync(path(cluster))) return
  const [, ...rest] = readFileSync(path(cluster), 'utf8').split('\n')
  writeFileSync(path(cluster), [nobodysPid, ...rest].join('\n'))
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostgres(listed: string | null): boolean {
  return listed?.includes('postgres') ?? false
}

function isServerOf(pid: number, cluster: string): boolean {
  if (process.platform === 'linux') {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    } catch {
      return false
    }
  }
  if (process.platform === 'win32') {
    const asked = ['/NH', '/FI', `PID eq ${pid}`]
    return isPostgres(spawnSync('tasklist', asked, { encoding: 'utf8', windowsHide: true }).stdout)
  }
  const { stdout } = spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' })
  // A dead process whose parent has not heard of its end is still listed.
  return isPostgres(stdout) && !/^\s*Z/.test(stdout)
}
