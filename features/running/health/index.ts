export { healthRoutes } from './routes.ts'
export { healthJobs } from './jobs.ts'
export { readMallFacts, type MallFacts } from './actions/read-facts.ts'
export { startMeasuring } from './actions/measure.ts'
