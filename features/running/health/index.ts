export { healthRoutes } from './routes.ts'
export { healthJobs } from './jobs.ts'
export { startMeasuring } from './actions/measure.ts'
export { backupFacts, noteBackup, type BackupFacts } from './store/backups.ts'
