export { browseRoutes, type BrowseOptions } from './routes.ts'
