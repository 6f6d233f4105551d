export { favouritesJobs } from './jobs.ts'
export { favouritesRoutes } from './routes.ts'
export { keepGoods } from './actions/save-goods.ts'
