export { computeRankings } from './actions/rankings/compute-rankings.ts'
export { hallsJobs } from './jobs.ts'
export { hallsRoutes } from './routes.ts'
export { putStreets, type StopInput, type StreetInput } from './store/streets.ts'
