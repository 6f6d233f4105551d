export { favouritesJobs } from './jobs.ts'
export { favouritesRoutes } from './routes.ts'
export { saversOf, type Saver } from './store/watched.ts'
