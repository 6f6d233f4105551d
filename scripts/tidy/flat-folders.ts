import { posix } from 'node:path'
import { isConfig, isGenerated } from './places.ts'
import type { Rule } from './rule.ts'

const mostFiles = 15

/** Folders of files of the same kind, which are found by name: subfolders would only make them harder to find. */
const lists = [
  // Each rule with its test.
  /^scripts\/tidy$/,
  // The products of each category as data.
  /^apps\/server\/demo\/products$/,
  // The addresses of each room's pages.
  /^features\/words\/hrefs\/rules$/,
]

/** A folder has at most 15 source files, including tests, so that it can be taken in at a glance. */
export const flatFolders: Rule = {
  name: 'flat-folders',
  check: (tree) => {
    const sources = tree.files.filter(
      (path) => /\.(tsx?|css)$/.test(path) && !isGenerated(path) && !isConfig(path),
    )
    const folders = Map.groupBy(sources, (path) => posix.dirname(path))
    return [...folders]
      .filter(([folder, files]) => files.length > mostFiles && !lists.some((list) => list.test(folder)))
      .map(([path, files]) => ({
        path,
        line: 0,
        message: `${files.length} files lie flat, at most ${mostFiles}: sort them into folders`,
      }))
  },
}
