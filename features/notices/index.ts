export { noticesJobs } from './jobs.ts'
export { writeNotices } from './actions/write-notices.ts'
export { noticesRoutes } from './routes.ts'
