import { execFileSync } from 'node:child_process'

export interface Changed {
  /** The commit that the files are compared with, as a person would name it. */
  since: string
  files: string[]
}

/**
 * What differs from `ref`, or rather from where the branch left it; without `ref` what is not committed yet, and when
 * that is nothing, the last commit. Files that Git does not know yet belong to it, ignored ones do not.
 * @throws when there is no Git, no repository or no such commit
 */
export function changedFiles(root: string, ref?: string): Changed {
  const differing = (commit: string) =>
    namesIn(git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--'))
  const unknown = namesIn(git(root, 'ls-files', '--others', '--exclude-standard', '-z'))
  const since = (commit: string) => [...new Set([...differing(commit), ...unknown])].sort()
  if (ref !== undefined) {
    const left = git(root, 'merge-base', ref, 'HEAD').trim()
    return { since: ref, files: since(left) }
  }
  const files = since('HEAD')
  return files.length > 0 ? { since: 'HEAD', files } : { since: 'HEAD~1', files: differing('HEAD~1') }
}

/** Whether Git knows the word as a commit, a branch or a tag. */
export function isCommit(root: string, word: string): boolean {
  try {
    git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${word}^{commit}`)
    return true
  } catch {
    return false
  }
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function namesIn(output: string): string[] {
  return output.split('\0').filter((name) => name !== '')
}
