export { figuresJobs } from './jobs.ts'
export { figuresRoutes } from './routes.ts'
export { createVisitCounter } from './actions/count-visits.ts'
export { computeDue, recomputeFigures } from './actions/compute-figures.ts'
