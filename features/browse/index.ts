export { browseRoutes } from './routes.ts'
export { putWords, type HomeWords } from './store.ts'
