export { archiveDue, dueMonths, type Archiving, type DueMonth } from './archive.ts'
export { packedEnding, type Seal } from './part-file.ts'
export { makePartitions, partitionFacts, type PartitionFact } from './partitions.ts'
export {
  leastMonths,
  partitionedNames,
  readArchiveMonths,
  usualMonths,
  type ArchiveMonths,
} from './policy.ts'
export { readArchive } from './read-archive.ts'
