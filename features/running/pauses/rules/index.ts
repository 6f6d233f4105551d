export { partIn, partInAll } from './parts.ts'
export { isForOperators, queueOf, waitingRefunds } from './queues.ts'
