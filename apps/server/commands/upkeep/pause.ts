import { parseArgs } from 'node:util'
import {
  pausePart,
  pauseKinds,
  pauseRows,
  pausesChanged,
  resumePart,
  type Part,
  type PauseKind,
} from '@hojip/pauses'
import { partIn, partInAll } from '@hojip/pauses/rules'
import { inTransaction } from '@hojip/platform/db'
import { isRefusal, refusalText } from '@hojip/platform/refusal'
import { recordCommand } from '@hojip/staff'
import { giveUp, runOnce, terminalLocale } from '../one-off.ts'
import { sendSignal } from './send-signal.ts'
import { whoRuns } from './who.ts'

// Pauses a queue of jobs, new payments by a gateway, or its refunds, and lets it go on:
//   npm run pause                                            says what is paused
//   npm run pause -- queue shipping.subscribe --reason "the carrier service is down"
//   npm run pause -- payments wechat --reason "…"
//   npm run pause -- refunds wechat --reason "…"
//   npm run resume -- queue shipping.subscribe

const { values, positionals } = parseArgs({ allowPositionals: true, options: { reason: { type: 'string' } } })
const [act, kind, name, ...rest] = positionals
const reason = values.reason?.trim() ?? ''

function partOf(): Part | undefined {
  if (kind === undefined && act === 'pause') return undefined
  if (!pauseKinds.includes(kind as PauseKind) || name === undefined || rest.length > 0)
    return giveUp([
      `npm run ${act} -- ${pauseKinds.join('|')} NAME${act === 'pause' ? ' --reason TEXT' : ''}`,
    ])
  if (act === 'pause' && (reason.length < 2 || reason.length > 200))
    return giveUp(['--reason TEXT: why it is paused, for those who find it so'])
  return { kind: kind as PauseKind, name }
}

const part = partOf()

await runOnce(async ({ db, log }, { REDIS_URL }) => {
  if (part) {
    const command = whoRuns()
    await inTransaction(db, async (tx) => {
      const done =
        act === 'pause' ? await pausePart(tx, part, { reason, by: { command } }) : await resumePart(tx, part)
      if (isRefusal(done)) giveUp([refusalText(done, terminalLocale())])
      const input = act === 'pause' ? { ...part, reason } : part
      const call = `POST /sysConsole/${act}Part`
      await recordCommand(tx, { command, call, input, subject: { part: partInAll(part) } })
    })
    await sendSignal(pausesChanged, REDIS_URL, log)
  }
  const rows = await pauseRows(db)
  process.stdout.write(
    rows.length === 0 ? '  Nothing is paused.' : '  Paused; every process knows it within seconds:',
  )
  for (const { pausedAt, pausedBy, reason: why, ...one } of rows)
    process.stdout.write(
      `\n    ${one.kind} ${one.name} (${partIn(terminalLocale(), one)}), since ${pausedAt.toISOString()}, by ${pausedBy}: ${why}`,
    )
  process.stdout.write('\n')
})
