import { fuzzCalls, onlyReads } from './testing/fuzz.ts'

fuzzCalls('that writes', (bound) => !onlyReads(bound))
