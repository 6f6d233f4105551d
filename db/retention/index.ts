export { archiveDue, dueMonths, type Archiving } from './archive.ts'
export { factsFileOf, type Seal } from './part-file.ts'
export { monthBefore, readArchiveMonths, usualMonths } from './policy.ts'
export { readArchive } from './read-archive.ts'
