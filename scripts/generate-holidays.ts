/**
 * Writes the public holidays of China and Korea from packages that only development needs: `npm run generate:holidays`
 * after an update of either. China announces a year in November of the year before.
 */
import { writeFileSync } from 'node:fs'
import { holidayTable } from './generated/holidays.ts'

writeFileSync(new URL('../platform/workdays/holidays.gen.ts', import.meta.url), holidayTable())
