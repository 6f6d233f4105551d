export { productsJobs } from './jobs.ts'
export { productsRoutes } from './routes.ts'
export { rebuildList } from './actions/keep-list.ts'
