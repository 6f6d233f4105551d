export { openLiveCopy, type LiveCopy } from './live-copy.ts'
export { localSignals, redisSignals, type Signals } from './signals.ts'
