export { hallsRoutes } from './routes.ts'
export { putStreets, type StopInput, type StreetInput } from './store/streets.ts'
