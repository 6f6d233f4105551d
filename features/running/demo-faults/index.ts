export { demoFaultsRoutes } from './routes.ts'
