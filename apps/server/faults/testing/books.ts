import { checkBooks, readExternalLedger, type Finding } from '@hojip/books'
import type { Tables } from '@hojip/db'
import { openDatabase } from '@hojip/platform/db'
import type { Site } from './caller.ts'
import { until } from './mall.ts'

/**
 * Checks all books of a running mall from outside until they hold: the mall has to complete by itself what a fault
 * interrupted. Every acknowledged order has to exist.
 * @returns what still does not hold at the end
 */
export async function brokenBooks(
  { simulatorUrl }: Pick<Site, 'simulatorUrl'>,
  databaseUrl: string,
  acknowledged: readonly string[],
): Promise<Finding[]> {
  const { db, close } = openDatabase<Tables>({ url: databaseUrl, max: 2 })
  let broken: Finding[] = []
  const hold = async () => {
    const externalLedger = await readExternalLedger(simulatorUrl)
    if (!externalLedger) return false
    const findings = await checkBooks(db, { now: new Date(), externalLedger, acknowledged })
    broken = findings.filter((finding) => finding.broken.length > 0)
    return broken.length === 0
  }
  await until('the books hold', hold).catch((error: unknown) => {
    if (broken.length === 0) throw error
  })
  await close()
  return broken
}
