export { productsJobs } from './jobs.ts'
export { productsRoutes } from './routes.ts'
export { writeProduct, type NotSaved, type ProductLimit } from './actions/form/save-form.ts'
export { rebuildList } from './actions/keep-list.ts'
