export { cartRoutes } from './routes.ts'
export { cartJobs } from './jobs.ts'
export { addToCart, type Wanted } from './actions/add-to-cart.ts'
export { takeOut } from './actions/take-out.ts'
