export { aftersalesRoutes } from './routes.ts'
export { aftersalesJobs } from './jobs.ts'
export { keepShopAddress } from './store/write.ts'
