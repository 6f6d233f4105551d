// `npm run lint`: types, hooks and accessibility by oxlint (`.oxlintrc.json`), then the layout by oxfmt, then the time that
// regular expressions take by recheck, then secrets by secretlint (`scripts/secrets`), then what nobody uses by knip
// (`scripts/knip.jsonc`). `npm run format` writes the layout. Their packages are beside the everyday ones, see docs/decisions/0094-what-npm-ci-installs.md.
import { spawnSync } from 'node:child_process'
import { hasExtraPackages, extraPackagesHint } from '@hojip/platform/testing/extra-packages'

function run(file: string, args: string[]): boolean {
  // oxlint finds its type-aware half by the folder in which it runs, or by this.
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: 'scripts/node_modules/oxlint-tsgolint/bin/tsgolint.js' }
  return spawnSync(process.execPath, [file, ...args], { stdio: 'inherit', env }).status === 0
}

if (!hasExtraPackages()) {
  console.error(`oxlint, oxfmt, recheck, secretlint and knip are not installed. ${extraPackagesHint}`)
  process.exit(1)
}
const oxfmt = 'scripts/node_modules/oxfmt/bin/oxfmt'
const isWell = process.argv.includes('--format')
  ? run(oxfmt, [])
  : run('scripts/node_modules/oxlint/bin/oxlint', ['--type-aware']) &&
    run(oxfmt, ['--check']) &&
    run('scripts/lint/patterns.ts', []) &&
    run('scripts/secrets/main.ts', []) &&
    run('scripts/node_modules/knip/bin/knip.js', [
      '--config=scripts/knip.jsonc',
      '--no-progress',
      '--treat-config-hints-as-errors',
      '--treat-tag-hints-as-errors',
    ])
process.exitCode = isWell ? 0 : 1
