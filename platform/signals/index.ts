export { openLiveCopy, type CopyTools, type LiveCopy } from './live-copy.ts'
export { localSignals, redisSignals, relayedSignals, relaySignals, type Signals } from './signals.ts'
