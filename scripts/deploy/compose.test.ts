import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extraPackageFolder, hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { expect, test } from 'vitest'

const file = join(import.meta.dirname, '../../deploy/compose.yaml')

/** Rules of style, and one against ports that all may reach, which is what Caddy's are for. */
const unwanted = [
  'no-quotes-in-volumes',
  'no-unbound-port-interfaces',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
]

/** What the schema of compose files, and the rules of dclint, say of a file. */
function faultsOf(path: string): { status: number | null; said: string } {
  const program = join(extraPackageFolder('dclint') ?? '', 'bin/dclint.cjs')
  const off = unwanted.flatMap((rule) => ['--disable-rule', rule])
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, path, '--max-warnings', '0', ...off],
    { encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

test.runIf(hasExtraPackages())('the compose file is what its schema allows', () => {
  const { status, said } = faultsOf(file)
  expect([status, said.trim()]).toEqual([0, expect.any(String)])
})

test.runIf(hasExtraPackages())('a misspelt key is found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-compose-'))
  try {
    const wrong = join(folder, 'compose.yaml')
    writeFileSync(
      wrong,
      readFileSync(file, 'utf8').replace(
        '    networks: [outside]\n    depends_on:',
        '    networks: [outside]\n    depends_onn:',
      ),
    )
    const { status, said } = faultsOf(wrong)
    expect(status).toBe(1)
    expect(said).toContain('additional propert')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the settings that the example leaves to the operator are settings of the mall', () => {
  const known = readFileSync(join(file, '../../.env.example'), 'utf8')
  const names = [...readFileSync(join(file, '../compose/env.example'), 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)]
  const others = names
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(known))
  expect(others).toEqual(['MALL_HOST', 'POSTGRES_PASSWORD'])
})
