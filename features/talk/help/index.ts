export { findHelp } from './actions/find-help.ts'
export { openHelpArticles, type HelpArticles } from './help-articles.ts'
export { helpRoutes } from './routes.ts'
