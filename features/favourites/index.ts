export { favouritesJobs } from './jobs.ts'
export { favouritesRoutes } from './routes.ts'
