export { checkoutRoutes } from './routes.ts'
export { saveOrder } from './actions/save-order.ts'
