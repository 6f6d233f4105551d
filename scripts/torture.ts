// `npm run torture -- [NAME…] [--tries N] [--seed N] [--only SCENE]`: runs torture tests with 1,000 tries or as many as
// asked, of which everyday runs make only a few. A torture test is a file `NAME.torture.test.ts`; each ends by checking all
// ledgers. `--only` takes a part of a test's name, or several with | between them, such as those of the scenes of `cluster`.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { isSeed } from './test/seed-of-day.ts'

const root = join(import.meta.dirname, '..')
const ending = '.torture.test.ts'
const files = globSync(`{apps,features,platform}/**/*${ending}`, {
  cwd: root,
  exclude: (path) => String(path).includes('node_modules'),
})
const tortures = new Map(files.map((path) => [basename(path, ending), path]))

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tries: { type: 'string', default: '1000' }, seed: { type: 'string' }, only: { type: 'string' } },
})
const unknown = positionals.filter((name) => !tortures.has(name))
if (unknown.length > 0 || !isSeed(values.tries) || !isSeed(values.seed ?? '0')) {
  console.error(
    `npm run torture -- [NAME…] [--tries N] [--seed N] [--only SCENE]\n  ${[...tortures.keys()].join('\n  ')}`,
  )
  process.exit(1)
}

const seed = values.seed ?? String(randomInt(1_000_000_000))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const broken: string[] = []
for (const name of positionals.length > 0 ? positionals : tortures.keys()) {
  console.log(`${name}: ${values.tries} tries, seed ${seed}`)
  const only = values.only === undefined ? [] : ['-t', values.only]
  const { status } = spawnSync(process.execPath, [vitest, 'run', tortures.get(name)!, ...only], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TORTURE_TRIES: values.tries, TORTURE_SEED: seed },
  })
  if (status !== 0) broken.push(name)
}
for (const name of broken) console.log(`✗ ${name}: repeat it with  npm run torture -- ${name} --seed ${seed}`)
console.log(broken.length > 0 ? `${broken.length} failed` : 'all passed')
process.exitCode = broken.length > 0 ? 1 : 0
