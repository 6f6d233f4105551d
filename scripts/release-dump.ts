// `npm run release:dump [-- COMMIT]`: makes a small mall with this version, by calls that shoppers, shops and operators send,
// and stores its database as that of the last release, in db/testing. The next version then tries to go on with it. Run it on
// the commit of a release; needs pg_dump of PostgreSQL 15.
import { execFileSync, spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const commit =
  process.argv[2] ??
  execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', 'apps/server/releases/make-dump.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, RELEASE_COMMIT: commit, TEST_POSTGRES: '15' },
})
process.exitCode = status ?? 1
