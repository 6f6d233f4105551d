import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasExtraPackages } from '@hojip/platform/testing/extra-packages'
import { expect, onTestFinished, test } from 'vitest'
import { hasVersion, partOf, withVersion } from './changelog.ts'
import { releasedSbom } from './sbom.ts'
import { isShipped } from './shipped.ts'
import { compareVersions, readVersion } from './version.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const log = '# Changes\n\n## Unreleased\n\n- New: a lamp.\n\n## 1.2.0 (2026-11-01)\n\n- Old: a chair.\n'

test('what was unreleased becomes the part of the version, and nothing of it is there twice', () => {
  const after = withVersion(log, '1.3.0', '2026-12-24') ?? ''
  expect(after).toBe(
    '# Changes\n\n## Unreleased\n\nNothing yet.\n\n## 1.3.0 (2026-12-24)\n\n- New: a lamp.\n\n## 1.2.0 (2026-11-01)\n\n- Old: a chair.\n',
  )
  expect([partOf(after, '1.3.0'), partOf(after, '1.2.0')]).toEqual(['- New: a lamp.', '- Old: a chair.'])
  expect([hasVersion(after, '1.3.0'), hasVersion(after, '1.3'), hasVersion(after, '1.30.0')]).toEqual([
    true,
    false,
    false,
  ])
  expect(withVersion(after, '1.4.0', '2026-12-25')).toBeUndefined()
})

test('a version is three numbers', () => {
  for (const wrong of ['1.2', 'v1.2.3', '1.2.3-rc.1', '01.2.3', '1.2.3.4', ''])
    expect(readVersion(wrong)).toBeUndefined()
  expect(compareVersions([1, 10, 0], [1, 9, 9])).toBeGreaterThan(0)
})

test('the list of components has a licence for each, the name of the project, and nothing of the run', () => {
  const of = (name: string, more: object) => ({ 'bom-ref': name, name, version: '1.0.0', ...more })
  const ours = { properties: [{ name: 'cdx:npm:package:private', value: 'true' }] }
  const bom = (components: object[]) =>
    JSON.stringify({
      serialNumber: 'urn:uuid:1',
      metadata: { timestamp: 'now', component: of('folder', {}) },
      components,
    })
  const written = JSON.parse(
    releasedSbom(bom([of('cart', ours), of('png-js', {})]), { name: 'mall', licence: 'MIT' }),
  )
  expect(written).toEqual({
    metadata: { component: { ...of('mall', {}), 'bom-ref': 'folder', type: 'application' } },
    components: [of('cart', ours), of('png-js', {})].map((one) => ({
      ...one,
      licenses: [{ license: { id: 'MIT' } }],
    })),
  })
  expect(() => releasedSbom(bom([of('strange', {})]), { name: 'mall', licence: 'MIT' })).toThrow(
    'strange 1.0.0',
  )
})

test('tests, measurements and settings of a machine are no part of a release', () => {
  const paths = [
    'apps/server/app.test.ts',
    'features/trade/cart/testing.ts',
    'bench/main.ts',
    '.env',
    'scripts/tidy.ts',
  ]
  expect(paths.filter(isShipped)).toEqual([])
  expect(
    ['apps/server/main.ts', 'scripts/node/after-install.js', '.env.example'].filter(isShipped),
  ).toHaveLength(3)
})

// The packer is one of the packages of `scripts`.
test.skipIf(!hasExtraPackages())(
  'an archive has the same bytes in any order, and unpacks with times and rights',
  async () => {
    const { archiveOf } = await import('./archive.ts')
    const deep = `${'long-folder/'.repeat(12)}file-${'x'.repeat(90)}.txt`
    const entries = [
      { path: 'run', content: Buffer.from('#!/bin/sh\n'), isProgram: true },
      { path: deep, content: Buffer.from('深') },
      { path: 'empty', content: Buffer.alloc(0) },
    ]
    const time = new Date('2026-11-01T12:00:00Z')
    const bytes = await archiveOf('mall-1.0.0', entries, time)
    expect(Buffer.compare(bytes, await archiveOf('mall-1.0.0', entries.toReversed(), time))).toBe(0)
    const folder = aFolder()
    writeFileSync(join(folder, 'a.tar.gz'), bytes)
    execFileSync('tar', ['xzf', 'a.tar.gz'], { cwd: folder })
    expect(readFileSync(join(folder, 'mall-1.0.0', deep), 'utf8')).toBe('深')
    const { mtimeMs, mode } = statSync(join(folder, 'mall-1.0.0/run'))
    expect([mtimeMs, mode & 0o777]).toEqual([time.getTime(), 0o755])
  },
)
