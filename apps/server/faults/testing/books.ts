import { checkBooks, truthAt, type Finding } from '@hojip/books'
import type { Tables } from '@hojip/db'
import { openDatabase } from '@hojip/platform/db'
import { until, type MallProcess } from './mall.ts'

/**
 * Looks at all the books of a running mall, from outside, until they hold: what a fault left half done the mall has to
 * bring to its end by itself. Every order that was acknowledged has to be there.
 * @returns what does not hold even then
 */
export async function brokenBooks(
  mall: MallProcess,
  databaseUrl: string,
  acknowledged: readonly string[],
): Promise<Finding[]> {
  const { db, close } = openDatabase<Tables>({ url: databaseUrl, max: 2 })
  let broken: Finding[] = []
  const hold = async () => {
    const truth = await truthAt(mall.simulatorUrl)
    if (!truth) return false
    const findings = await checkBooks(db, { now: new Date(), truth, acknowledged })
    broken = findings.filter((finding) => finding.broken.length > 0)
    return broken.length === 0
  }
  await until('the books hold', hold).catch((error: unknown) => {
    if (broken.length === 0) throw error
  })
  await close()
  return broken
}
