export { recordCalls } from './actions/record-call.ts'
export { staffActsRoutes } from './routes.ts'
