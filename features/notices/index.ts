export { noticesJobs } from './jobs.ts'
export { writeNotices } from './actions/write-notices.ts'
export { quietUsers } from './actions/settings.ts'
export { noticesRoutes } from './routes.ts'
