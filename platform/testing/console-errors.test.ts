import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const setupFile = fileURLToPath(new URL('console-errors.ts', import.meta.url))

const planted = {
  loud: `console.error('a %s', 'complaint')`,
  quiet: `console.log('quiet')`,
  spied: `vi.spyOn(console, 'error').mockImplementation(() => undefined); console.error('x')`,
}

interface Report {
  testResults: { name: string; assertionResults: { status: string; failureMessages: string[] }[] }[]
}

let folder: string
let status: number | null
let report: Report
// One run for all, since starting Vitest takes longer than everything else here.
beforeAll(() => {
  // Inside the project, so that the generated tests find Vitest.
  folder = mkdtempSync(join(root, 'node_modules', '.console-errors-'))
  const config = `export default { test: { setupFiles: ${JSON.stringify(setupFile)} } }`
  writeFileSync(join(folder, 'vitest.config.ts'), config)
  for (const [name, body] of Object.entries(planted))
    writeFileSync(
      join(folder, `${name}.test.ts`),
      `import { test, vi } from 'vitest'\ntest('planted', () => { ${body} })`,
    )
  const file = join(folder, 'report.json')
  const options = ['run', '--root', folder, '--reporter=json', `--outputFile=${file}`]
  status = spawnSync(process.execPath, [vitest, ...options], { stdio: 'ignore' }).status
  report = JSON.parse(readFileSync(file, 'utf8')) as Report
})
afterAll(() => rmSync(folder, { recursive: true }))

function ended(name: keyof typeof planted) {
  return report.testResults.find((one) => basename(one.name) === `${name}.test.ts`)?.assertionResults
}

test('a console.error fails the test that wrote it', () => {
  const complaint = expect.stringContaining('console.error during the test:\na complaint') as string
  expect(ended('loud')).toMatchObject([{ status: 'failed', failureMessages: [complaint] }])
  expect(status).toBe(1)
})

test.each(['quiet', 'spied'] as const)('these do not fail it: %s', (name) => {
  expect(ended(name)).toMatchObject([{ status: 'passed', failureMessages: [] }])
})
