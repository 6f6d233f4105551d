export { registerSharePictures, sharingRoutes } from './routes.ts'
