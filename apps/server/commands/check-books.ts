import { checkBooks, invariants, isOpened, truthAt, type Finding } from '@hojip/books'
import { runOnce, terminalLocale } from './one-off.ts'
import { partnersOf } from '../partners/demo-partners.ts'
import type { Config } from '../config.ts'

// Looks at everything that has to hold in the mall's books, while it runs or stands still. Ends with 1 when something
// does not hold.

/** What moved outside, where simulators play the gateways and can be asked. */
async function truthOf(config: Config) {
  try {
    const url = partnersOf(config).wechat?.WECHAT_PAY_BASE_URL
    return url ? await truthAt(url) : undefined
  } catch {
    return undefined
  }
}

function line({ name, checked, broken }: Finding): string {
  const { group, text } = invariants[name]
  const mark = broken.length === 0 ? '✓' : '✗'
  const what = `  ${mark} ${group}  ${text[terminalLocale()]}  (${checked})\n`
  return what + broken.map(({ id, detail }) => `        ${id}  ${detail}\n`).join('')
}

await runOnce(async (tools, config) => {
  if (!(await isOpened(tools.db)))
    throw new Error('No mall has been started on this database yet: there are no books to look at.')
  const truth = await truthOf(config)
  const findings = await checkBooks(tools.db, { now: new Date(tools.clock.nowMs()), truth })
  process.stdout.write(findings.map(line).join(''))
  if (!truth) process.stdout.write('  – The gateways were not asked what moved: that takes the simulators.\n')
  const broken = findings.filter((one) => one.broken.length > 0)
  if (broken.length > 0) throw new Error(`${broken.length} of ${findings.length} do not hold`)
})
