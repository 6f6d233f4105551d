/**
 * Writes the public holidays of China and Korea from two development dependencies: run `npm run generate:holidays`
 * after updating either. China announces the holidays of a year in November of the year before.
 */
import { writeFileSync } from 'node:fs'
import { holidayTable } from './generated/holidays.ts'

writeFileSync(new URL('../platform/workdays/holidays.gen.ts', import.meta.url), holidayTable())
