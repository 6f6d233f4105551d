export { supervisionJobs } from './jobs.ts'
export { supervisionRoutes } from './routes.ts'
