import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { between } from '../docs/between.ts'
import { callTableMarkdown, readCallTable, tableMarks } from '../docs/call-table.ts'
import { floorMarks, floorsTable, mapOfRooms } from '../docs/rooms.ts'
import { readTree } from '../tidy/tree.ts'
import { allLicences, browserLicences } from '../licences/text.ts'
import { contractWordsJson } from '../docs/contract-words.ts'

const root = join(import.meta.dirname, '../..')

type Texts = Record<string, () => string | Promise<string>>

/** The page on the architecture with one of its tables written anew. */
function inPage(marks: { start: string; end: string }, table: string): string {
  return between(readFileSync(join(root, 'docs/architecture.md'), 'utf8'), marks, table)
}

/**
 * The text of each generated file by its path, under the name that `scripts/generate.ts` knows them by. What comes from
 * packages of development that may be missing is imported when it is asked for.
 */
export const generatedFiles = {
  /** China announces the holidays of a year in November of the year before. */
  holidays: {
    'platform/workdays/holidays.gen.ts': async () => (await import('./holidays.ts')).holidayTable(),
  },
  /** The provinces, cities, districts and streets of China. */
  regions: {
    'features/words/regions/rules/china.gen.ts': async () => (await import('./regions.ts')).regionsOfChina(),
    'features/words/regions/streets.tsv': async () => (await import('./regions.ts')).streetsOfChina(),
  },
  /** After `regions`, whose places they name. */
  placeNames: {
    'features/words/regions/place-names.tsv': async () => (await import('./place-names.ts')).placeNames(),
  },
  /** Licences of packages: after a change of packages, and after a page has begun to use another one. */
  notices: {
    'apps/server/texts/browser-licences.gen.txt': browserLicences,
    'THIRD-PARTY-LICENCES.txt': allLicences,
  },
  /** What contracts say of their fields, for the OpenAPI document. */
  contractWords: { 'features/find/reference/rules/contract-words.gen.json': contractWordsJson },
  /** The table of paths and rooms. */
  calls: { 'docs/architecture.md': async () => inPage(tableMarks, callTableMarkdown(await readCallTable())) },
  /** The map of the rooms, and the table of their floors. */
  rooms: {
    'docs/rooms.md': () => mapOfRooms(readTree(root)),
    'docs/architecture.md': () => inPage(floorMarks, floorsTable(readTree(root))),
  },
} satisfies Record<string, Texts>
