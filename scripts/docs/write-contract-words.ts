/** Writes the comments of contracts on their fields for the OpenAPI document. */
import { writeFileSync } from 'node:fs'
import { contractWordsJson } from './contract-words.ts'

const file = new URL('../../features/find/reference/rules/contract-words.gen.json', import.meta.url)
writeFileSync(file, await contractWordsJson())
