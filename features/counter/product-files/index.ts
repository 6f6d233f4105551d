export { productFilesJobs } from './jobs.ts'
export { productFilesRoutes } from './routes.ts'
export { createOwnPicture } from './file/own-picture.ts'
