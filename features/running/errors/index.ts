export { cleanAddress } from './rules/clean-report.ts'
export { errorsRoutes } from './routes.ts'
