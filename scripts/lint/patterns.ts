// Checks that no regular expression of the mall takes more than linear time: a text of a few hundred characters could
// stop it. `npm run lint` runs this.
import { isTest } from '../tidy/places.ts'
import { readTree } from '../tidy/tree.ts'
import { boundedPatterns } from './bounded-patterns.ts'
import { checkPatterns } from './check-patterns.ts'
import { findPatterns } from './find-patterns.ts'
import { createStoredJudge } from './judge-pattern.ts'

const sources = readTree(process.cwd()).sources.filter(
  ({ path }) => /^(apps|features|platform|db)\//.test(path) && !isTest(path),
)
const { judge, store } = createStoredJudge()
const patterns = findPatterns(sources)
const found = await checkPatterns(patterns, { judge, bounded: boundedPatterns })
store()
for (const line of found) console.log(line)
console.log(`${patterns.length} regular expressions, ${found.length} findings.`)
// The process of recheck would keep this one waiting.
process.exit(found.length > 0 ? 1 : 0)
