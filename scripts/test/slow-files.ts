// `node scripts/test/slow-files.ts ROOMS JOURNEYS`: reads JSON reports of Vitest (`npx vitest run --reporter=json
// --outputFile=ROOMS`, and the same with `--config e2e/vitest.config.ts`) and writes the files that take 3 s or longer
// on a slow machine into `slow-files.json`. A third argument is how many times slower that is than the one of the
// reports: what `--changed` promises in two minutes has to hold there too.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

interface Report {
  testResults: { name: string; startTime: number; endTime: number }[]
}

const leastSeconds = 3
const root = join(import.meta.dirname, '../..')
const [rooms, journeys, slower = '1'] = process.argv.slice(2) as [string, string, string?]
const reports = [rooms, journeys].map((path) => JSON.parse(readFileSync(path, 'utf8')) as Report)
const slow = reports
  .flatMap(({ testResults }) => testResults)
  .map(
    (file) =>
      [
        relative(root, file.name),
        Math.round(((file.endTime - file.startTime) / 1_000) * Number(slower)),
      ] as const,
  )
  .filter(([, seconds]) => seconds >= leastSeconds)
  .toSorted(([, a], [, b]) => b - a)
writeFileSync(
  join(import.meta.dirname, 'slow-files.json'),
  `${JSON.stringify(Object.fromEntries(slow), null, 2)}\n`,
)
