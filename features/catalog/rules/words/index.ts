export { brandCode } from './facets.ts'
export { chineseWords, grams, plain, spacedRun, tidyWord, unspaced, unspacedRun } from './plain.ts'
export { searchTokens } from './search-tokens.ts'
export { withPlainUnits } from './units.ts'
