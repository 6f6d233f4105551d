export { quietUsers } from './actions/preferences.ts'
export { preferencesJobs } from './jobs.ts'
export { preferencesRoutes } from './routes.ts'
