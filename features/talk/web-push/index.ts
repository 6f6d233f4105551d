export { pushTo } from './actions/push-to.ts'
export { webPushJobs } from './jobs.ts'
export { createPushService } from './push-service.ts'
export { webPushRoutes } from './routes.ts'
