export { browseRoutes } from './routes.ts'
export { putHome, type HomeInput } from './store.ts'
