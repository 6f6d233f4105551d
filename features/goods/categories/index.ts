export { categoriesJobs } from './jobs.ts'
export { categoriesRoutes } from './routes.ts'
