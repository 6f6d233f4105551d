import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const setupFile = fileURLToPath(new URL('console-errors.ts', import.meta.url))

let folder: string
beforeEach(() => {
  // Inside the project, so that the generated test finds Vitest.
  folder = mkdtempSync(join(root, 'node_modules', '.console-errors-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function run(body: string) {
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { test: { setupFiles: ${JSON.stringify(setupFile)} } }`,
  )
  writeFileSync(
    join(folder, 'planted.test.ts'),
    `import { test, vi } from 'vitest'\ntest('planted', () => { ${body} })`,
  )
  return spawnSync(process.execPath, [vitest, 'run', '--root', folder], { encoding: 'utf8' })
}

test('a console.error fails the test that wrote it', () => {
  const { status, stderr } = run(`console.error('a %s', 'complaint')`)
  expect(stderr).toContain('console.error during the test:\na complaint')
  expect(status).toBe(1)
})

test.each([
  `console.log('quiet')`,
  `vi.spyOn(console, 'error').mockImplementation(() => undefined); console.error('x')`,
])('these do not fail it: %s', (body) => {
  const { status, stderr } = run(body)
  expect(stderr).not.toContain('during the test')
  expect(status).toBe(0)
})
