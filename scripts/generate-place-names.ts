/** Writes features/words/regions/place-names.tsv: `npm run generate:place-names`. */
import { writeFileSync } from 'node:fs'
import { placeNames } from './generated/place-names.ts'

writeFileSync(new URL('../features/words/regions/place-names.tsv', import.meta.url), placeNames())
