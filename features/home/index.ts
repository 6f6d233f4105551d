export { homeRoutes, type HomeOptions } from './routes.ts'
