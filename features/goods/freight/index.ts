export { freightRoutes } from './routes.ts'
