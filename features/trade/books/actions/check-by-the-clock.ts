import type { Tools } from '@hojip/db'
import { beginsCheck, endsCheck } from '../store/checking.ts'
import { checkBooks, noteCheck, type Question } from './check-books.ts'

/** At a quiet hour of the mall, in which no bill is compared and no backup usually made. */
export const checkHours = '10 5 * * *'
export const checkJob = 'books.check'

/** Longer than any check takes; then one whose process has died stands in nobody's way. */
const mostMinutes = 240

type Checking = Pick<Tools, 'clock' | 'db' | 'log'> & Pick<Question, 'externalLedger'>

/**
 * Checks the books and remembers what was found; of several processes one, also when a job is repeated while it still runs. It
 * reads the primary: a standby cancels statements of minutes when they are in the way of replaying.
 * @returns whether it has checked
 */
export async function checkByTheClock({ db, clock, log, externalLedger }: Checking): Promise<boolean> {
  if (!(await beginsCheck(db, mostMinutes))) return false
  try {
    const beganMs = performance.now()
    const now = new Date(clock.nowMs())
    const findings = await checkBooks(db, { now, externalLedger, isPatient: true })
    await noteCheck(db, findings, now)
    const broken = findings.filter((one) => one.broken.length > 0)
    const told = { invariants: findings.length, ms: Math.round(performance.now() - beganMs) }
    if (broken.length === 0) log.info('books.hold', told)
    else
      log.error('books.broken', {
        ...told,
        broken: broken.map(({ name, broken: which }) => ({ name, which })),
      })
  } finally {
    await endsCheck(db)
  }
  return true
}
