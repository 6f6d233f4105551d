export { productsJobs } from './jobs.ts'
export { productsRoutes } from './routes.ts'
export { createOwnPicture } from './files/own-picture.ts'
export { rebuildList } from './actions/keep-list.ts'
