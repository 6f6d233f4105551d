export { feedbackJobs } from './jobs.ts'
export { feedbackRoutes } from './routes.ts'
