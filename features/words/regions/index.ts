export { allNames, findPlace, findPlaceIn, findRegion, isNotFound, refusePlace } from './find-place.ts'
export { regionsRoutes } from './routes.ts'
export { allStreets } from './streets.ts'
