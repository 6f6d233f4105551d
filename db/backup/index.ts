export { restoreBackup } from './restore.ts'
export { miscounted, onScratch } from './scratch.ts'
export { takeBackup } from './take.ts'
