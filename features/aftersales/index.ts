export { aftersalesRoutes } from './routes.ts'
export { aftersalesJobs } from './jobs.ts'
export { storeShopAddress } from './store/write.ts'
