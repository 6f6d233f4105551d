import { isTest } from '../tidy/places.ts'

/** Files outside the folders of the program that a machine needs or its operator reads. */
const besides = new Set([
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'THIRD-PARTY-LICENCES.txt',
  'package-lock.json',
  'package.json',
  // One of the sources that a start compares the built sites with.
  'tsconfig.json',
])

/** `scripts/node` is a package that the root names, and `npm ci` runs what is in it. */
const folders = /^(apps|db|deploy|docs|features|platform|scripts\/node)\//

/** Pictures for readers of the repository, and a channel of payments that tests alone have. */
const leftOut = /^(docs\/pictures|apps\/server\/trade)\//

/** Whether a file of the repository is part of a release: the program and its documents, nothing that builds or tests. */
export function isShipped(path: string): boolean {
  if (besides.has(path)) return true
  return folders.test(path) && !isTest(path) && !leftOut.test(path)
}
