export { countWords } from './actions/count-words.ts'
export { searchJobs } from './jobs.ts'
export { searchRoutes } from './routes.ts'
