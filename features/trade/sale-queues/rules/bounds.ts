export { bounds } from '../contract/bounds.ts'
