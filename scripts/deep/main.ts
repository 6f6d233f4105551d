// `npm run deep [-- NAME…] [--seed N] [--times N]`: everything of which CI tries a sample, to its full depth. Takes
// many hours: run it over a weekend. Writes date, seed and results into docs/testing.md, outputs into test-results/deep.
import { randomInt } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'
import { isSeed } from '../test/seed-of-day.ts'
import { withOutcome } from './report.ts'
import { runStep } from './run-step.ts'
import { deepSteps } from './steps.ts'

const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/testing.md')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, times: { type: 'string' } },
})
const wanted = values.seed ?? String(randomInt(1_000_000_000))
const seed = Number(wanted)
const steps = deepSteps(seed)
const unknown = positionals.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0 || !isSeed(wanted) || !/^[1-9]\d{0,2}$/.test(values.times ?? '1')) {
  const names = steps.map(({ name, title }) => `  ${name.padEnd(16)} ${title}`)
  console.error(`npm run deep -- [NAME…] [--seed N] [--times N]\n${names.join('\n')}`)
  process.exit(1)
}

const failed: string[] = []
for (const step of steps) {
  if (positionals.length > 0 && !positionals.includes(step.name)) continue
  const asked = step.times === undefined ? step : { ...step, times: Number(values.times ?? step.times) }
  const day = new Date().toISOString().slice(0, 10)
  const ran = await runStep(asked, root, join(root, 'test-results/deep'))
  failed.push(...ran.failed)
  const changed = withOutcome(readFileSync(page, 'utf8'), { title: step.title, day, seed, ...ran })
  writeFileSync(page, (await format(page, changed)).code)
}
for (const log of failed) console.log(`✗ ${log}`)
console.log(failed.length > 0 ? `${failed.length} failed, seed ${seed}` : `all passed, seed ${seed}`)
process.exitCode = failed.length > 0 ? 1 : 0
