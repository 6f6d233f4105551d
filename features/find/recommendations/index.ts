export { recommendationsJobs } from './jobs.ts'
export { recommendationsRoutes } from './routes.ts'
