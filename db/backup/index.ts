export type { Manifest, Step } from './manifest.ts'
export { restoreBackup, type RestoreOptions } from './restore.ts'
export { takeBackup, type BackupOptions } from './take.ts'
