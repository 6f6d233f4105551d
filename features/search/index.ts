export { countWords } from './actions/count-words.ts'
export { listSearches } from './actions/own-searches.ts'
export { searchJobs } from './jobs.ts'
export { searchRoutes } from './routes.ts'
