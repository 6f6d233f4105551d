export { archiveDue, dueMonths } from './archive.ts'
export type { Seal } from './part-file.ts'
export { readArchiveMonths, usualMonths } from './policy.ts'
export { readArchive } from './read-archive.ts'
