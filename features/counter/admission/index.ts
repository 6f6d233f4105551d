export { admissionJobs } from './jobs.ts'
export { admissionRoutes } from './routes.ts'
export { putApplications, putDocuments, type ApplicationInput } from './actions/put-applications.ts'
