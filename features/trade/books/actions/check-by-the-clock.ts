import type { Tools } from '@hojip/db'
import { minuteMs } from '@hojip/platform/clock'
import { newId } from '@hojip/platform/ids'
import { beginsCheck, checkUnderWay, endsCheck, isCheckedSince, renewCheck } from '../store/checking.ts'
import { checkBooks, noteCheck, type Question } from './check-books.ts'

/** At a quiet hour of the mall, in which no bill is compared and no backup usually made. */
export const checkHours = '10 5 * * *'
export const checkJob = 'books.check'
/** Looks again whether a check came to its end, and takes it up where its process has died. */
export const checkAgainJob = 'books.check-again'

/** A process that has shown nothing of itself for so long has died. */
const leaseSeconds = 180

type Checking = Pick<Tools, 'clock' | 'db' | 'jobs' | 'log'> & Pick<Question, 'externalLedger'>

export interface Again {
  /** When the check began that was under way. */
  since: string
}

/**
 * Checks the books and remembers what was found; of several processes one, also when a job is repeated while it still runs. It
 * reads the primary: a standby cancels statements of minutes when they are in the way of replaying.
 * @returns whether it has checked
 */
export async function checkByTheClock(tools: Checking, again?: Again): Promise<boolean> {
  const { db, clock, log } = tools
  if (again && (await isCheckedSince(db, new Date(again.since)))) return false
  const checker = { by: newId(), at: new Date(clock.nowMs()), leaseSeconds, isAgain: again !== undefined }
  if (!(await beginsCheck(db, checker))) {
    await lookAgain(tools)
    return false
  }
  const renewing = setInterval(() => {
    renewCheck(db, checker).catch((error: unknown) => log.warn('books.check-not-renewed', { error }))
  }, minuteMs)
  renewing.unref()
  try {
    await check(tools, checker.at)
  } finally {
    clearInterval(renewing)
    await endsCheck(db, checker)
  }
  return true
}

/** Somebody checks, or has died while doing so, which shows later: the day must not go by without a check. */
async function lookAgain({ db, clock, jobs, log }: Checking): Promise<void> {
  const other = await checkUnderWay(db)
  // It has come to its end meanwhile.
  if (!other) return
  const since = other.since.toISOString()
  if (other.isGivenUp) return log.error('books.check-dies', { since })
  const at = new Date(clock.nowMs() + Math.max(0, other.leftMs) + 1_000)
  await jobs.send(db, checkAgainJob, { since } satisfies Again, { at })
}

async function check({ db, log, externalLedger }: Checking, now: Date): Promise<void> {
  const beganMs = performance.now()
  const findings = await checkBooks(db, { now, externalLedger, isPatient: true })
  await noteCheck(db, findings, now)
  const broken = findings.filter((one) => one.broken.length > 0)
  const told = { invariants: findings.length, ms: Math.round(performance.now() - beganMs) }
  if (broken.length === 0) log.info('books.hold', told)
  else
    log.error('books.broken', { ...told, broken: broken.map(({ name, broken: which }) => ({ name, which })) })
}
