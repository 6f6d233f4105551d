export { noticesJobs } from './jobs.ts'
export { writeNotices } from './actions/write-notices.ts'
export { countOwn as countUnreadNotices } from './actions/list-notices.ts'
export { noticesRoutes } from './routes.ts'
