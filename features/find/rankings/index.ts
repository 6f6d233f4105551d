export { computeRankings } from './actions/compute-rankings.ts'
export { rankingsJobs } from './jobs.ts'
export { rankingsRoutes } from './routes.ts'
