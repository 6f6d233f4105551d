export { cacheWords } from './actions/offered-words.ts'
export { hotWordsRoutes } from './routes.ts'
export { putWords, type HotWordInputs } from './store.ts'
