/**
 * `npm run release -- [--version X.Y.Z] [--out FOLDER]`: makes the files of a release from a clean commit, see
 * `docs/releasing.md`. With a version that has no commit yet, it makes this commit first.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeFolders } from '@hojip/platform/folders'
import { buildAll } from '@hojip/platform/site-build'
import { allLicences } from '../licences/text.ts'
import { archiveOf } from './archive.ts'
import { partOf } from './changelog.ts'
import { sitesOf, sourcesOf } from './contents.ts'
import { ReleaseFault, timeOfCommit } from './git.ts'
import { assertInstalled } from './installed.ts'
import { prepareVersion } from './prepare.ts'
import { releasedSbom } from './sbom.ts'

const root = join(import.meta.dirname, '../..')

function readSbom(): string {
  const args = [
    'sbom',
    '--omit=dev',
    '--package-lock-only',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
  ]
  const npm = process.env.npm_execpath
  const [file, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const json = execFileSync(file, [...before, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return releasedSbom(json, { name: 'hojip', licence: 'MIT' })
}

function assertLicences(): void {
  if (allLicences() !== readFileSync(join(root, 'THIRD-PARTY-LICENCES.txt'), 'utf8'))
    throw new ReleaseFault('THIRD-PARTY-LICENCES.txt is not up to date: npm run generate:notices writes it.')
}

async function makeArchive(name: string, sbom: string): Promise<Uint8Array> {
  const time = timeOfCommit(root)
  const buildDir = mkdtempSync(join(tmpdir(), 'hojip-release-'))
  try {
    await buildAll({ outDir: buildDir, onProgress: (line) => console.log(`  ${line}`) })
    const sources = sourcesOf(root)
    const sites = sitesOf(buildDir, new Set(sources.map(({ path }) => path)), time)
    const list = { path: 'sbom.cdx.json', content: Buffer.from(sbom) }
    return await archiveOf(name, [...sources, ...sites, list], time)
  } finally {
    rmSync(buildDir, { recursive: true, force: true })
  }
}

async function release(asked: string | undefined, out: string): Promise<void> {
  // Before the commit, which would stay.
  assertInstalled(root)
  assertLicences()
  const version = prepareVersion(root, asked, new Date().toISOString().slice(0, 10))
  const name = `hojip-${version}`
  const sbom = readSbom()
  const changes = `${partOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version)}\n`
  const files = {
    [`${name}.tar.gz`]: await makeArchive(name, sbom),
    [`${name}.cdx.json`]: Buffer.from(sbom),
    [`${name}.md`]: Buffer.from(changes),
  }
  makeFolders(out)
  const sums = Object.entries(files).map(([file, content]) => {
    writeFileSync(join(out, file), content)
    return `${createHash('sha256').update(content).digest('hex')}  ${file}\n`
  })
  writeFileSync(join(out, 'SHA256SUMS'), sums.toSorted().join(''))
  const size = (files[`${name}.tar.gz`]?.length ?? 0) / 2 ** 20
  console.log(
    `  ${name}: ${size.toFixed(1)} MiB packed, in ${out}\n${sums.map((line) => `  ${line}`).join('')}`,
  )
}

try {
  const { values } = parseArgs({
    options: { version: { type: 'string' }, out: { type: 'string', default: 'dist/release' } },
  })
  await release(values.version, resolve(root, values.out))
} catch (error) {
  if (!(error instanceof ReleaseFault) && !String(error).includes('ERR_PARSE_ARGS')) throw error
  console.error(`  ✗ ${(error as Error).message}`)
  process.exitCode = 1
}
