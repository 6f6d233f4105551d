import { globSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { runStep } from './run-step.ts'
import { deepSteps, type Step } from './steps.ts'

const root = join(import.meta.dirname, '../..')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function ran(code: string, more: Partial<Step> = {}) {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const logs = mkdtempSync(join(tmpdir(), 'hojip-deep-'))
  try {
    const command = ['--eval', code]
    const { results, failed } = await runStep({ name: 'planted', title: '', ...more, command }, root, logs)
    return { results, failed: failed.length }
  } finally {
    rmSync(logs, { recursive: true })
  }
}

test('a run in which nothing ran has failed, as one with an exit code has', async () => {
  const printing = (line: string) => ran(`console.log(${JSON.stringify(line)})`)
  expect((await printing('10 passed, 0 failed')).failed).toBe(0)
  expect((await printing('0 passed, 0 failed')).failed).toBe(1)
  expect((await printing('0 killed, 0 survived, 0 broken, 9 equivalent')).failed).toBe(1)
  expect((await ran('process.exit(1)', { times: 2 })).failed).toBe(2)
})

test('a step runs as everyday runs do, also where CI is set', async () => {
  vi.stubEnv('CI', 'true')
  const { results } = await ran('console.log(process.env.CI, process.env.FUZZ)', { env: { FUZZ: '7' } })
  expect(results).toEqual(['undefined 7'])
})

test('each step runs a file that exists, and each of its filters finds tests', () => {
  const tests = globSync('{platform,features,apps,db,scripts,bench,e2e}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  for (const { name, command } of deepSteps(1)) {
    const [program, ...filters] = command
    expect(existsSync(join(root, program!)), name).toBe(true)
    if (program !== 'scripts/test.ts') continue
    expect(filters, name).not.toEqual([])
    for (const filter of filters)
      expect(
        tests.some((path) => path.includes(filter)),
        filter,
      ).toBe(true)
  }
})
