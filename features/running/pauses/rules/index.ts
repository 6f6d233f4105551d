export { partIn, partInAll } from './parts.ts'
export { queueOf, waitingRefunds } from './queues.ts'
