import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { constants, setPriority } from 'node:os'
import type { Tools } from '@hojip/db'
import { mallZone } from '@hojip/platform/mall-time'
import type { Config } from '../config.ts'

const program = join(import.meta.dirname, 'daily.ts')

/**
 * Has one process of the running mall make a backup each day, where it is told a time. The work is done by a program of its
 * own, so that compressing and encrypting hold up no request.
 * @returns what stops a backup under way; its job then runs again later
 */
export function backUpByTheClock(
  { BACKUP_AT: time }: Pick<Config, 'BACKUP_AT'>,
  { jobs, log }: Pick<Tools, 'jobs' | 'log'>,
): () => Promise<void> {
  const ending = new AbortController()
  if (time) {
    const [hour, minute] = time.split(':')
    const when = { cron: `${Number(minute)} ${Number(hour)} * * *`, zone: mallZone }
    jobs.byClock('backups.daily', when, async () => {
      log.info('backups.made', { said: await runProgram(ending.signal) })
    })
  }
  return async () => ending.abort()
}

async function runProgram(signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, ['--max-old-space-size=256', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  if (child.pid !== undefined) lower(child.pid)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`the backup failed: ${said.trim()}`)
  return said.trim().split('\n').at(-1) ?? ''
}

/** Where the system forbids it, the backup is made at the usual priority. */
function lower(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // See above.
  }
}
