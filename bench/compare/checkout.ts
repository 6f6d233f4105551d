import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

/** A folder with the project as it was or is, ready to start. */
export interface Checkout {
  name: string
  folder: string
}

/** The working tree, with whatever has not been committed. */
export const workingTree: Checkout = { name: 'now', folder: root }

/**
 * Another commit in a worktree of its own, with the packages of its own lock file. It is left for the next run, in the
 * folder that is passed; `git worktree prune` forgets it once that is deleted.
 */
export function checkOut(commit: string, say: (line: string) => void): Checkout {
  const hash = git('rev-parse', '--short=8', '--verify', `${commit}^{commit}`)
  const folder = join(tmpdir(), `hojip-commit-${hash}`)
  if (!existsSync(join(folder, 'package.json'))) {
    say(`${hash} is checked out in ${folder}`)
    git('worktree', 'prune')
    git('worktree', 'add', '--detach', folder, hash)
  }
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    say(`${hash}: npm ci`)
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return { name: hash, folder }
}
