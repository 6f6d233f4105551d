import { execFileSync } from 'node:child_process'

/** What is wrong with what was asked for: a sentence, which ends the command without a stack. */
export class ReleaseFault extends Error {}

export function git(root: string, ...args: string[]): string {
  return execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // What git says goes into the error.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Throws where something is not committed: a release is made of a commit, so that anybody can make it again. */
export function assertCommitted(root: string): void {
  let status: string
  try {
    status = git(root, 'status', '--porcelain')
  } catch (error) {
    throw new ReleaseFault('A release is made in a clone of the repository, with git.', { cause: error })
  }
  const [first] = status.split('\n')
  if (first)
    throw new ReleaseFault(`Not everything is committed (${first.trim()}): commit it or take it away.`)
}

interface TrackedFile {
  path: string
  isProgram: boolean
}

export function trackedFiles(root: string): TrackedFile[] {
  const lines = git(root, 'ls-files', '-s', '-z').split('\0').filter(Boolean)
  return lines.map((line) => ({
    path: line.slice(line.indexOf('\t') + 1),
    isProgram: line.startsWith('100755'),
  }))
}

/** When the commit was made. */
export function timeOfCommit(root: string): Date {
  return new Date(Number(git(root, 'show', '-s', '--format=%ct', 'HEAD')) * 1000)
}
