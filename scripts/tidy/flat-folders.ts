import { posix } from 'node:path'
import { isConfig, isGenerated } from './places.ts'
import type { Rule } from './rule.ts'

export const mostFiles = 15

/** Lists of equals, found by name and never read in a row: a split would only hide where one stands. */
const lists = [
  // One rule and its test.
  /^scripts\/tidy$/,
  // One category's products as data.
  /^apps\/server\/demo\/goods$/,
]

/** A folder is seen at a glance: more than 15 source files, tests counted, are sorted by page or by concern. */
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
