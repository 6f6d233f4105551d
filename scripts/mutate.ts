// `npm run mutate -- [--only WORDS]… [--part today/10] [--sample N] [--seed N] [--green]`: breaks the code in a copy of
// the tree, one small change at a time, and runs the tests near it. Exits with 1 when no test fails on a mutation.
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { choose, partOf } from './mutate/choose.ts'
import { isSeed } from './test/seed-of-day.ts'
import { mutations } from './mutate/mutations/index.ts'
import { openBenches } from './mutate/testing/benches.ts'
import { areGreen, tryMutation, type Bench, type Tried } from './mutate/testing/try.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    part: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    /** Skips the test run on the unchanged code, since the tests have just passed. */
    green: { type: 'boolean', default: false },
    /** Prints the test that has noticed, and its error. */
    why: { type: 'boolean', default: false },
  },
})
const asked = { seed: values.seed ?? String(randomInt(1_000_000)), sample: values.sample }
if (!isSeed(asked.seed) || !isSeed(asked.sample ?? '1'))
  throw new Error('--seed and --sample are whole numbers of at most nine digits')
const seed = Number(asked.seed)
const sample = asked.sample === undefined ? undefined : Number(asked.sample)
const part = values.part === undefined ? undefined : partOf(values.part, Date.now())
const chosen = choose(mutations, { only: values.only, part, sample, seed })
if (chosen.length === 0) throw new Error('no mutation is meant')
console.log(`${chosen.length} of ${mutations.length} mutations, seed ${seed}`)

const { benches, close } = await openBenches(join(import.meta.dirname, '..'), 2)

const tried: Tried[] = []
const waiting = [...chosen]
/** Tries waiting mutations until none is left. */
async function work(bench: Bench): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const one = await tryMutation(bench, next)
    tried.push(one)
    console.log(`${one.outcome.padEnd(8)} ${one.seconds.toFixed(1).padStart(5)} s  ${next.name}`)
    if (one.outcome === 'broken') console.log(one.said.slice(-2_000))
    if (one.outcome === 'killed' && values.why) console.log(one.said.slice(0, 300))
  }
}

try {
  if (!values.green && !(await areGreen(benches[0]!, chosen)))
    throw new Error('tests fail on the unchanged code: repair them first')
  await Promise.all(benches.map(work))
} finally {
  await close()
}

function count(outcome: Tried['outcome']): number {
  return tried.filter((one) => one.outcome === outcome).length
}
const equivalents = mutations.filter(({ equivalent }) => equivalent).length
console.log(
  `${count('killed')} killed, ${count('survived')} survived, ${count('broken')} broken, ${equivalents} equivalent`,
)
process.exitCode = count('survived') + count('broken') > 0 ? 1 : 0
