export { reportsJobs } from './jobs.ts'
export { reportsRoutes } from './routes.ts'
export type { ReportsOptions } from './actions/tools.ts'
export { reasonsOfRemoval } from './store/measures.ts'
