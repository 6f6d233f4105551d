export { reportsJobs } from './jobs.ts'
export { reportsRoutes } from './routes.ts'
export type { Concerned, ReportsOptions } from './actions/tools.ts'
