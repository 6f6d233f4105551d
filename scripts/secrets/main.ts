/**
 * `node scripts/secrets/main.ts [--history]`: looks for secrets in the tracked files, as `npm run lint` does, or in everything
 * that any commit has added.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withoutAllowed } from './allowed.ts'
import { findSecrets, type Text } from './find.ts'

const root = join(import.meta.dirname, '../..')

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 31 - 1 })
}

function trackedTexts(): Text[] {
  const paths = git('ls-files', '-z').split('\0').filter(Boolean)
  return paths.flatMap((path) => {
    // One that was deleted and is still tracked.
    if (!existsSync(join(root, path))) return []
    const bytes = readFileSync(join(root, path))
    return bytes.subarray(0, 8_000).includes(0) ? [] : [{ name: path, content: bytes.toString() }]
  })
}

/** A commit at a time: what it added. */
function addedTexts(): Text[] {
  const commits = git('log', '--format=%h', '--no-merges').trim().split('\n')
  return commits.map((commit) => {
    const lines = git('show', '--format=', '--unified=0', '--no-color', commit).split('\n')
    const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1))
    return { name: commit, content: added.join('\n') }
  })
}

const isHistory = process.argv.includes('--history')
const texts = isHistory ? addedTexts() : trackedTexts()
const { left, needless } = withoutAllowed(await findSecrets(texts))
for (const { name, line, what } of left) console.log(`${name}:${line}  ${what}`)
// Of old commits none is on the list.
const faults = isHistory ? [] : needless
for (const { name, begins } of faults)
  console.log(`${name}  nothing begins with ${begins} any more: scripts/secrets/allowed.ts`)
console.log(`secrets: ${texts.length} ${isHistory ? 'commits' : 'files'}, ${left.length} found`)
process.exitCode = left.length + faults.length > 0 ? 1 : 0
