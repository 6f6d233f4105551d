import { parseArgs } from 'node:util'
import { checkBooks, invariants, isOpened, noteCheck, readExternalLedger, type Finding } from '@hojip/books'
import { giveUp, runOnce, terminalLocale } from './one-off.ts'
import { partnersOf } from '../partners/demo-partners.ts'
import type { Config } from '../config.ts'

// Checks every invariant of the mall's books, whether the mall is running or not. Exits with 1 when one does not hold. Of a
// copy that runs no jobs: `npm run check:books -- --as-of TIME`, the moment of which it is one.

const { values } = parseArgs({ options: { 'as-of': { type: 'string' } } })
const asOf = values['as-of']
const copiedAt = asOf === undefined ? undefined : new Date(asOf)
if (copiedAt && Number.isNaN(copiedAt.getTime()))
  giveUp([`--as-of ${asOf}: no time such as 2026-11-30T14:05:00+08`])

/** The external ledger, when simulators play the gateways and can be asked for it. */
async function externalLedgerOf(config: Config) {
  try {
    const url = partnersOf(config).wechat?.WECHAT_PAY_BASE_URL
    return url ? await readExternalLedger(url) : undefined
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
    throw new Error('No mall has been started on this database yet: there are no books to check.')
  // The gateways have gone on since a copy was made.
  const externalLedger = copiedAt ? undefined : await externalLedgerOf(config)
  const now = new Date(tools.clock.nowMs())
  const findings = await checkBooks(tools.db, {
    now,
    externalLedger,
    isPatient: true,
    ...(copiedAt ? { copiedAt } : {}),
  })
  if (!copiedAt) await noteCheck(tools.db, findings, now)
  process.stdout.write(findings.map(line).join(''))
  if (!externalLedger && !copiedAt)
    process.stdout.write('  – The external ledger was not compared: only simulated gateways have one.\n')
  const broken = findings.filter((one) => one.broken.length > 0)
  if (broken.length > 0) throw new Error(`${broken.length} of ${findings.length} do not hold`)
})
