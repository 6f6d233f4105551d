import { isGenerated } from './places.ts'
import type { Rule } from './rule.ts'

const mostLines = 400

/** Data written as code, in which readers look things up and do not read from top to bottom. */
const data = /^apps\/server\/demo\/|(^|\/)taxonomy([./-]|$)/

/** A file has at most 400 lines. Data and generated files are exempt. */
export const fileLength: Rule = {
  name: 'file-length',
  check: (tree) =>
    tree.files
      .filter((path) => /\.([cm]?[jt]sx?|css)$/.test(path) && !data.test(path) && !isGenerated(path))
      .flatMap((path) => {
        const lines = tree.text(path).trimEnd().split('\n').length
        return lines > mostLines
          ? [{ path, line: 0, message: `${lines} lines, at most ${mostLines}: split it` }]
          : []
      }),
}
