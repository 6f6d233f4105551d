export { computeScores } from './actions/compute-scores.ts'
export { shopScoresJobs } from './jobs.ts'
export { shopScoresRoutes } from './routes.ts'
