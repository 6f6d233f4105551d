/**
 * Writes the provinces, cities, districts and streets of China into features/words/regions, from two development
 * dependencies. Run `npm run generate:regions` after updating either, then `npm run generate:place-names`.
 */
import { writeFileSync } from 'node:fs'
import { regionsOfChina, streetsOfChina } from './generated/regions.ts'

const folder = new URL('../features/words/regions/', import.meta.url)
writeFileSync(new URL('rules/china.gen.ts', folder), regionsOfChina())
writeFileSync(new URL('streets.tsv', folder), streetsOfChina())
