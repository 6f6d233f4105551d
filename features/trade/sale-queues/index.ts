export { openSaleQueues, type LiveQueues } from './actions/live-queues.ts'
export { saleQueuesJobs } from './jobs.ts'
export { saleQueuesRoutes } from './routes.ts'
