import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasVersion, withVersion } from './changelog.ts'
import { assertCommitted, git, ReleaseFault } from './git.ts'
import { compareVersions, readVersion } from './version.ts'

const log = 'CHANGELOG.md'

function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
}

/** The first `"version"` of package.json, the first two of the lock file: its own, and that of the root's entry. */
function writeVersion(root: string, from: string, to: string): void {
  for (const [path, times] of [
    ['package.json', 1],
    ['package-lock.json', 2],
  ] as const) {
    let text = readFileSync(join(root, path), 'utf8')
    let at = 0
    for (let time = 0; time < times; time++) {
      at = text.indexOf(`"version": "${from}"`, at)
      if (at < 0) throw new ReleaseFault(`${path} has another version than package.json (${from}).`)
      text = `${text.slice(0, at)}"version": "${to}"${text.slice(at + `"version": "${from}"`.length)}`
      at += 1
    }
    writeFileSync(join(root, path), text)
  }
}

/**
 * Makes the commit of a version: what was unreleased becomes its part of the change log, and package.json names it. Of a
 * version that has its commit nothing is left to do.
 * @param asked left out: the version that package.json names
 * @param day of the change log, like `2026-12-24`
 * @returns the version
 */
export function prepareVersion(root: string, asked: string | undefined, day: string): string {
  assertCommitted(root)
  const before = versionOf(root)
  const version = asked ?? before
  const [wanted, known] = [readVersion(version), readVersion(before)]
  if (!wanted || !known)
    throw new ReleaseFault(`A version is three numbers such as 1.4.0, and ${version} is not.`)
  const text = readFileSync(join(root, log), 'utf8')
  if (hasVersion(text, version)) {
    if (version === before) return version
    throw new ReleaseFault(
      `${version} was released already, this is ${before}: check the commit of ${version} out.`,
    )
  }
  if (asked === undefined)
    throw new ReleaseFault(`${log} has no part for ${before} yet: name the version, --version X.Y.Z.`)
  if (compareVersions(wanted, known) < 0) throw new ReleaseFault(`${version} is older than this, ${before}.`)
  const after = withVersion(text, version, day)
  if (after === undefined)
    throw new ReleaseFault(`${log} says nothing under “Unreleased”: write what operators should know.`)
  writeVersion(root, before, version)
  writeFileSync(join(root, log), after)
  git(root, 'commit', '--quiet', '--all', '--message', `Release ${version}`)
  return version
}
