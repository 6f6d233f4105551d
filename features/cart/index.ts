export { cartRoutes } from './routes.ts'
export { cartJobs } from './jobs.ts'
export { addToCart } from './actions/add-to-cart.ts'
export { takeOut } from './actions/take-out.ts'
