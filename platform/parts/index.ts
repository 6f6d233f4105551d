export { arrived, lazyPart } from './lazy-part.tsx'
export { askAgain, loadExplaining, sayUnlessStored } from './missing.ts'
