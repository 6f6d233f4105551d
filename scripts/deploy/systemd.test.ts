import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const units = join(import.meta.dirname, '../../deploy/systemd')
const hasAnalyze = spawnSync('systemd-analyze', ['--version']).error === undefined
const folder = mkdtempSync(join(tmpdir(), 'hojip-units-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The unit under the name by which it is started: a template is checked as one of its instances. */
function started(name: string, text = readFileSync(join(units, name), 'utf8')): string {
  const path = join(folder, name.replace('@.', '@3000.'))
  writeFileSync(path, text)
  return path
}

function analyze(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

for (const name of ['hojip.service', 'hojip@.service']) {
  test.runIf(hasAnalyze)(`${name} has no fault and hardly an opening`, () => {
    const path = started(name)
    expect(analyze('verify', path)).toEqual({ status: 0, said: '' })
    // In tenths.
    expect(analyze('security', '--offline=true', '--threshold=20', path).status).toBe(0)
  })

  test(`${name} stops as the mall does, and is not restarted for nothing`, () => {
    const text = readFileSync(join(units, name), 'utf8')
    for (const line of [
      'TimeoutStopSec=40',
      'KillMode=mixed',
      'LimitNOFILE=65536',
      'RestartPreventExitStatus=1 75',
    ])
      expect(text).toContain(`\n${line}\n`)
  })
}

test.runIf(hasAnalyze)('a misspelt setting is found, and an opening too', () => {
  const text = readFileSync(join(units, 'hojip.service'), 'utf8')
  const misspelt = started('hojip.service', text.replace('PrivateTmp', 'PrivatTmp'))
  expect(analyze('verify', misspelt).said).toContain('PrivatTmp')
  const open = started(
    'hojip.service',
    text.replace(/^(SystemCallFilter|Protect\w+|Capability\w+)=.*$/gm, ''),
  )
  expect(analyze('security', '--offline=true', '--threshold=20', open).status).not.toBe(0)
})
