export { translateText } from './actions/translate-text.ts'
export { translationRoutes } from './routes.ts'
