export {
  everything,
  positionColumn,
  positionOf,
  positionOfText,
  positionText,
  type Position,
} from './position.ts'
export { openReads, primaryReads, readsOf, type Reads } from './reads.ts'
