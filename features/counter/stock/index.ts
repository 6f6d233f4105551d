export { stockRoutes } from './routes.ts'
