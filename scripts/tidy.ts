// `npm run tidy`: checks the tree against the rules in `scripts/tidy` and prints every violation.
import { rules } from './tidy/rules.ts'
import { readTree } from './tidy/tree.ts'

const tree = readTree(process.argv[2] ?? process.cwd())
const findings = rules.flatMap((rule) => rule.check(tree).map((found) => ({ ...found, rule: rule.name })))
findings.sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1))

for (const { path, line, message, rule } of findings)
  console.log(`${path}${line ? `:${line}` : ''}  ${message}  [${rule}]`)

console.log(
  findings.length
    ? `tidy: ${findings.length} findings`
    : `tidy: ${tree.files.length} files, ${rules.length} rules, no findings`,
)
process.exitCode = findings.length ? 1 : 0
