/**
 * Writes the provinces, cities, districts and streets of China into features/people/addresses, from two development
 * dependencies. Run `npm run generate:regions` after updating either, then `npm run generate:place-names`.
 */
import { writeFileSync } from 'node:fs'
import { regionsOfChina, streetsOfChina } from './generated/regions.ts'

const addresses = new URL('../features/people/addresses/', import.meta.url)
writeFileSync(new URL('rules/china.gen.ts', addresses), regionsOfChina())
writeFileSync(new URL('streets.tsv', addresses), streetsOfChina())
