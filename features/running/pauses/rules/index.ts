export { partIn, partInAll } from './parts.ts'
export { queuesOf, waitingRefunds } from './queues.ts'
