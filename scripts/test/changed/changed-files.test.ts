import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles, isCommit } from './changed-files.ts'

/** A repository with two commits: `a.ts`, then `b.ts`. */
function aRepository() {
  const root = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Lin', '-c', 'user.email=lin@example.com', ...args], { cwd: root })
  const write = (name: string, text = name) => writeFileSync(join(root, name), text)
  const commit = (name: string) => {
    write(name)
    git('add', '.')
    git('commit', '--quiet', '--no-gpg-sign', '--message', name)
  }
  git('init', '--quiet', '--initial-branch', 'main')
  write('.gitignore', '*.log\n')
  commit('a.ts')
  commit('b.ts')
  return { root, git, write, commit }
}

test('what is not committed has changed; in a clean tree, the last commit', () => {
  const { root, write } = aRepository()
  expect(changedFiles(root)).toEqual({ since: 'HEAD~1', files: ['b.ts'] })
  // Files that were edited, are new or gone, not those that Git ignores.
  write('a.ts', 'edited')
  write('新 file.ts')
  write('c.log')
  rmSync(join(root, 'b.ts'))
  expect(changedFiles(root)).toEqual({ since: 'HEAD', files: ['a.ts', 'b.ts', '新 file.ts'] })
})

test('a branch is compared with the commit where it left the other', () => {
  const { root, git, write, commit } = aRepository()
  git('switch', '--quiet', '--create', 'topic')
  commit('c.ts')
  write('d.ts')
  git('switch', '--quiet', 'main')
  git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message', 'later')
  git('switch', '--quiet', 'topic')
  // A word that is no commit is a part of a path.
  const words = ['main', 'HEAD~1', 'features/trade/cart', '--all']
  expect(words.filter((word) => isCommit(root, word))).toEqual(['main', 'HEAD~1'])
  expect(changedFiles(root, 'main')).toEqual({ since: 'main', files: ['c.ts', 'd.ts'] })
})
