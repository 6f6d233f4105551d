export { findHelp } from './actions/find-help.ts'
export { helpRoutes } from './routes.ts'
