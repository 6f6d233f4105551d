export { openLiveCopy, type CopyTools, type LiveCopy } from './live-copy.ts'
export { localSignals, redisSignals, type Signals } from './signals.ts'
