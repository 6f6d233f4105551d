export {
  everything,
  positionColumn,
  positionOf,
  positionOfText,
  positionText,
  type Position,
} from './position.ts'
export { openReads, readsOf, type Reads } from './reads.ts'
