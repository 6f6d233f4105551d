import { inTransaction } from '@hojip/platform/db'
import { wireTime } from '@hojip/platform/mall-time'
import { modeChanged, readMode, writeMode } from '@hojip/settings'
import { modeTexts, type Mode } from '@hojip/settings/rules'
import { locales } from '@hojip/platform/i18n'
import { recordCommand } from '@hojip/staff'
import { giveUp, runOnce } from '../one-off.ts'
import { sendSignal } from './send-signal.ts'
import { whoRuns } from './who.ts'

// Closes the mall for a while, makes it one that can only be read, or opens it again:
//   npm run maintenance                                     says how it is
//   npm run maintenance -- on --until 2026-12-01T04:30Z
//   npm run maintenance -- read-only --until 04:30          (of the clock of this machine, today or tomorrow)
//   npm run maintenance -- off

const names: Record<string, Mode['name']> = { on: 'closed', 'read-only': 'readOnly', off: 'open' }
const [wanted, flag, until, ...rest] = process.argv.slice(2)

function untilMsOf(text: string, nowMs: number): number {
  const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text)
  if (!clock) return Date.parse(text)
  const at = new Date(nowMs).setHours(Number(clock[1]), Number(clock[2]), 0, 0)
  return at > nowMs ? at : new Date(at).setDate(new Date(at).getDate() + 1)
}

const isUsed = wanted === undefined || (names[wanted] !== undefined && rest.length === 0)
if (!isUsed || (flag !== undefined && (flag !== '--until' || until === undefined)))
  giveUp(['npm run maintenance -- on|read-only|off [--until 04:30 or 2026-12-01T04:30Z]'])

await runOnce(async ({ db, log, clock }, { REDIS_URL }) => {
  const nowMs = clock.nowMs()
  if (wanted !== undefined) {
    const untilMs = until === undefined ? null : untilMsOf(until, nowMs)
    if (untilMs !== null && !(untilMs > nowMs)) giveUp([`--until ${until} is no time to come`])
    const by = whoRuns()
    const name = names[wanted] ?? 'open'
    const before = await readMode(db)
    await inTransaction(db, async (tx) => {
      // What operators tell people besides lasts until it is open again.
      const messages = name === 'open' ? {} : (before.messages ?? {})
      await writeMode(tx, { name, untilMs, messages, by, sinceMs: nowMs })
      await recordCommand(tx, {
        command: by,
        call: 'POST /sysConsole/setMode',
        input: { mode: name },
        subject: { mode: name, ...(untilMs === null ? {} : { until: wireTime(untilMs) }) },
        before: { mode: before.name },
        after: { mode: name },
      })
    })
    await sendSignal(modeChanged, REDIS_URL, log)
  }
  const mode = await readMode(db)
  const says = { open: 'open', readOnly: 'to be read only', closed: 'closed' }[mode.name]
  process.stdout.write(`  The mall is ${says}. Every process knows it within two seconds.\n`)
  if (mode.name === 'open') return
  for (const locale of locales) {
    const { notice, title, hint } = modeTexts(locale, mode, nowMs)
    process.stdout.write(`    ${locale}: ${mode.name === 'closed' ? `${title}: ${hint}` : notice}\n`)
  }
})
