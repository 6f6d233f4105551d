export { errorsRoutes } from './routes.ts'
