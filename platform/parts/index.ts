export { arrived, lazyPart } from './lazy-part.ts'
export { askAgain, loadExplaining, sayUnlessStored } from './missing.ts'
