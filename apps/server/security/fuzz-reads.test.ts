import { fuzzCalls, onlyReads } from './testing/fuzz.ts'

fuzzCalls('that reads', onlyReads)
