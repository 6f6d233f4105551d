export { footprintsJobs } from './jobs.ts'
export { footprintsRoutes } from './routes.ts'
