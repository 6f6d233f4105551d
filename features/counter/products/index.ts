export { productsJobs } from './jobs.ts'
export { productsRoutes } from './routes.ts'
export { createOwnPicture } from './form/product-input.ts'
export { rebuildList } from './actions/keep-list.ts'
